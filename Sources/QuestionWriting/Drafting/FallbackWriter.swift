public import ItemWriting

/// Writes the questions that a model does not write.
public protocol FallbackWriter: Sendable {
  /// A question for a slot about something that no earlier question of the test is about; `nil` if nothing is left to ask. The same
  /// arguments give the same question.
  func question(for slot: QuestionSlot, after earlier: [PracticeQuestion], seed: UInt64) -> PracticeQuestion?
}
