public import ItemWriting

/// Writes one question for a slot of a test without a model.
public protocol SlotWriter: Sendable {
  /// A question for a slot, about something that no earlier question of the test is about; `nil` when there is nothing left to ask for. The
  /// same arguments give the same question.
  func question(for slot: QuestionSlot, after earlier: [PracticeQuestion], seed: UInt64) -> PracticeQuestion?
}
