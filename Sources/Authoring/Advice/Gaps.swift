import AnswerMatching
import Placement

extension Check {
  static let gaps = Check(
    "gaps",
    reason: "A cloze has exactly one gap, written ___ (three underscores). The app shows the chosen word in it.",
    passing: [.items("one gap", Example.choiceItem("x_1", key: "a"))],
    failing: [
      .items(
        "no gap", blames: "x_1",
        Example.productionItem("x_1", "free_response_cloze", stem: "I … Ana.", accept: #"["am"]"#))
    ]
  ) { item, _ in
    guard item.type == .multipleChoiceCloze || item.productionSpec?.format == .freeResponseCloze else { return nil }
    let gaps = item.prompt.stem.utf8.split(separator: "___".utf8, omittingEmptySubsequences: false).count - 1
    return gaps == 1 ? nil : "the stem has \(gaps) gaps: write exactly one gap, as ___"
  }
}
