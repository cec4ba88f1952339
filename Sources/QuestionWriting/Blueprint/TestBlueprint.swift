public import ItemWriting

/// A whole test before it is written.
public struct TestBlueprint: Sendable, Hashable {
  public let request: PracticeTestRequest
  /// In the order of the test.
  public let slots: [QuestionSlot]

  /// How long the test is expected to take.
  public var estimatedMinutes: Int { slots.reduce(0) { $0 + $1.difficulty.minutes } }
}
