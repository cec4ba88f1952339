import AnswerMatching
import Placement

extension Check {
  /// NB: word reorder and minimal pairs have their own gates, which report faults more exactly.
  static let canonicalAnswer = Check(
    "canonical_answer",
    reason: """
      The session that grades learners accepts every answer that the author lists, and rejects a text that answers nothing.
      """,
    passing: [
      .items(
        "every entry is accepted",
        Example.productionItem("x_1", "free_response_cloze", stem: "It is ___ o'clock.", accept: #"["two", "2"]"#))
    ],
    failing: [
      .items(
        "profile 1 removes the only character", profile: 1, blames: "x_1",
        Example.productionItem("x_1", "free_response_cloze", stem: "I am Ana ___", accept: #"["."]"#))
    ]
  ) { item, subject in
    if subject.session.isAnswerCorrect(item: item, answer: TestSession.sentinel) {
      return "a text that answers nothing is graded right: find the accept entry that matches everything"
    }
    guard let spec = item.productionSpec, spec.format == .freeResponseCloze else { return nil }
    return spec.acceptList.lazy.prefix { _ in !subject.isGivenUp() }
      .first { !subject.session.isAnswerCorrect(item: item, answer: $0) }
      .map { "the accept entry \"\($0)\" is graded wrong: remove it, or correct the item's matching" }
  }
}
