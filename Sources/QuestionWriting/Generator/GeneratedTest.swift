/// The questions written for a plan.
public struct GeneratedTest: Sendable, Hashable {
  public let blueprint: TestBlueprint
  /// In the order of the test. Fewer than were asked for where the notes have no more.
  public let questions: [PracticeQuestion]
  /// How many questions the notes had no facts for.
  public var missing: Int { blueprint.slots.count - questions.count }

  public init(blueprint: TestBlueprint, questions: [PracticeQuestion]) {
    self.blueprint = blueprint
    self.questions = questions
  }
}
