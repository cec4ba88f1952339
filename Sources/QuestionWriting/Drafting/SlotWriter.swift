public import ItemWriting

/// Writes the questions of a test that no model writes.
public protocol SlotWriter: Sendable {
  /// A question for a slot about something that no earlier question of the test is about; `nil` if nothing is left to ask. The same
  /// arguments give the same question.
  func question(for slot: QuestionSlot, after earlier: [PracticeQuestion], seed: UInt64) -> PracticeQuestion?
}
