import ItemWriting

/// One flaw of a draft for its writer: a code, the text at fault and an instruction.
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

  /// The maximum number of flaws in one prompt. A longer list causes more new mistakes than it repairs.
  static let maximumConcurrency = 3

  /// Whether the draft can be repaired. If it asks for the wrong thing or has too many flaws, a new draft is needed.
  static func isRepairable(_ repairs: [DraftRepair]) -> Bool {
    repairs.count <= maximumConcurrency && repairs.allSatisfy { !needingAnotherQuestion.contains($0.code) }
  }

  static let needingAnotherQuestion: Set<String> = [
    ItemWritingRule.offTopic.name, ItemWritingRule.duplicateQuestion.name, SecondReading.disagreement, SecondReading.guessable,
  ]
}
