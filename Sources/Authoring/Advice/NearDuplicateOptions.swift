import AnswerMatching
import Placement

extension Check {
  static let nearDuplicateOptions = Check(
    "near_duplicate_options",
    reason: "Two options that differ only in case, marks or spaces are usually one option written twice.",
    passing: [.items("two words", Example.choiceItem("x_1", key: "a"))],
    failing: [
      .items(
        "one word twice", blames: "x_1",
        Example.choiceItem("x_1", key: "a", options: #"[{"id": "a", "text": "am"}, {"id": "b", "text": "Am."}]"#))
    ]
  ) { item, subject in
    guard let choice = item.choice else { return nil }
    let matcher = AnswerMatcher(language: subject.blueprint.languageID)
    let groups = Dictionary(grouping: choice.options) { matcher.normalize($0.text) }
    // NB: options that consist of punctuation have an empty normal form. They may be what the item tests.
    guard let alike = groups.first(where: { $0.value.count > 1 && !$0.key.isEmpty }) else { return nil }
    let ids = alike.value.map(\.id).joined(separator: " and ")
    return "the options \(ids) differ only in case, marks or spaces: check whether this is intended"
  }
}
