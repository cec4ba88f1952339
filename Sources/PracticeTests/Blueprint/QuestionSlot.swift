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

  /// The prompt has at most so many words.
  public var promptWordLimit: Int { difficulty.promptWordLimit }
}
