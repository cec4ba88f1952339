/// What a learner did with one question.
public struct PracticeResponse: Sendable, Hashable {
  /// The place of the chosen option, from 0; `nil` while there is no answer.
  public var option: Int?
  /// How long the question has been on the screen, over all visits, in milliseconds.
  public var milliseconds: Int
  /// How often the answer was changed after the first.
  public var changes: Int
  /// Whether the learner wants to see it again before handing in.
  public var isFlagged: Bool
  /// Whether the learner says that the question is wrong: then it counts neither for nor against.
  public var isDisputed: Bool
  /// Rises with every report of the learner's device; what comes with a lower one has been overtaken.
  public var sequence: Int

  public init(
    option: Int? = nil, milliseconds: Int = 0, changes: Int = 0, isFlagged: Bool = false, isDisputed: Bool = false, sequence: Int = 0
  ) {
    self.option = option
    self.milliseconds = milliseconds
    self.changes = changes
    self.isFlagged = isFlagged
    self.isDisputed = isDisputed
    self.sequence = sequence
  }
}
