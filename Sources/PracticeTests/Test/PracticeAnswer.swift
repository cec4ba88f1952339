/// A learner's answer to one question.
public struct PracticeAnswer: Sendable, Hashable {
  /// The place of the chosen option, from 0.
  public var option: Int
  /// How long the question has been on the screen, over all visits, in milliseconds.
  public var milliseconds: Int
  /// How often the answer was changed after the first.
  public var changes: Int
  /// When it was last given, in microseconds since 1970, UTC.
  public var answeredAt: Int64

  public init(option: Int, milliseconds: Int = 0, changes: Int = 0, answeredAt: Int64) {
    self.option = option
    self.milliseconds = milliseconds
    self.changes = changes
    self.answeredAt = answeredAt
  }
}
