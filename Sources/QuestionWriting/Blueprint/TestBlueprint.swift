public import ItemWriting

/// The specification of a whole test.
public struct TestBlueprint: Sendable, Hashable {
  /// The request that the blueprint fulfils.
  public let request: PracticeTestRequest
  /// The specifications of the questions, in the order of the test.
  public let slots: [QuestionSlot]

  /// The expected time to take the test, in minutes.
  public var estimatedMinutes: Int { slots.reduce(0) { $0 + $1.difficulty.minutes } }
}
