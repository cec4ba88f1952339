import ItemWriting

/// What was wrong with a draft, as its writer is told: a code, the text that is wrong, and one instruction.
struct DraftRepair: Sendable, Hashable {
  let code: String
  let offence: String
  let advice: String

  init(code: String, offence: String, advice: String) {
    self.code = code
    self.offence = offence
    self.advice = advice
  }

  init(_ violation: ItemWritingRule.Violation) { self.init(code: violation.code, offence: violation.offence, advice: violation.advice) }

  init(_ problem: DraftReaderError) { self.init(code: problem.code, offence: problem.offence, advice: problem.advice) }

  /// A writer is told of so many at once: a longer list makes more new mistakes than it mends.
  static let maximumConcurrency = 3

  /// Whether a draft can be mended at all. One that asks for the wrong thing cannot: its writer must begin anew.
  static func isRepairable(_ repairs: [DraftRepair]) -> Bool {
    repairs.count <= maximumConcurrency && repairs.allSatisfy { !needingAnotherQuestion.contains($0.code) }
  }

  static let needingAnotherQuestion: Set<String> = [
    ItemWritingRule.offTopic.name, ItemWritingRule.duplicateQuestion.name, SecondReading.disagreement, SecondReading.guessable,
  ]
}
