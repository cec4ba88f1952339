/// The questions written for a blueprint.
public struct GeneratedTest: Sendable, Hashable {
  /// The specification that the questions fulfil.
  public let blueprint: TestBlueprint
  /// The questions in the order of the test; fewer than the slots of the blueprint if the notes contain too few facts.
  public let questions: [PracticeQuestion]
  /// The number of slots without a question.
  public var missing: Int { blueprint.slots.count - questions.count }

  /// Creates a test from its blueprint and questions.
  public init(blueprint: TestBlueprint, questions: [PracticeQuestion]) {
    self.blueprint = blueprint
    self.questions = questions
  }
}
