public import NoteFacts

/// One question of a test before it is written: what it must be about, and where its key stands.
public struct QuestionSlot: Sendable, Hashable {
  /// Every question has so many options.
  public static let optionCount = 5

  /// `S1`, `S2` and so on.
  public let id: String
  public let topic: String
  public let bloomLevel: BloomLevel
  public let difficulty: Difficulty
  public let template: TemplateType
  /// The place of the key among the options, from 0.
  public let keyPosition: Int

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

  /// The prompt has at most so many words.
  public var promptWordLimit: Int { difficulty.promptWordLimit }
}
