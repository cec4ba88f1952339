public import NoteFacts

/// The specification of one question of a test: its topic, its level and the position of its key.
public struct QuestionSlot: Sendable, Hashable {
  /// The number of options of every question, the key included.
  public static let optionCount = 5

  /// Unique within its test: `S1`, `S2` and so on.
  public let id: String
  /// The topic that the question must be about, as the learner named it.
  public let topic: String
  /// The level of thinking that the question must require.
  public let bloomLevel: BloomLevel
  /// The intended difficulty, which limits the length of the stem.
  public let difficulty: Difficulty
  /// The kind of question.
  public let template: TemplateType
  /// The position of the key among the options, from 0.
  public let keyPosition: Int

  /// Creates a slot from its parts.
  public init(
    id: String, topic: String, bloomLevel: BloomLevel, difficulty: Difficulty, template: TemplateType, keyPosition: Int
  ) {
    self.id = id
    self.topic = topic
    self.bloomLevel = bloomLevel
    self.difficulty = difficulty
    self.template = template
    self.keyPosition = keyPosition
  }

  /// The maximum number of words in the stem.
  public var promptWordLimit: Int { difficulty.promptWordLimit }
}
