/// A learner's response to one question.
public struct PracticeResponse: Sendable, Hashable {
  /// The index of the chosen option, from 0; `nil` without an answer.
  public var option: Int?
  /// The typed answer; `nil` without an answer, and for a question with options.
  public var text: String?
  /// The total time for which the question was on the screen, in milliseconds.
  public var milliseconds: Int
  /// The number of changes after the first answer.
  public var changes: Int
  /// Whether the learner has marked the question for review before handing in.
  public var isFlagged: Bool
  /// Whether the learner disputes the question. A disputed question does not count.
  public var isDisputed: Bool
  /// The sequence number of the latest report from the learner's device. Reports with a lower number are outdated.
  public var sequence: Int

  /// Creates a response.
  public init(
    option: Int? = nil, text: String? = nil, milliseconds: Int = 0, changes: Int = 0, isFlagged: Bool = false, isDisputed: Bool = false,
    sequence: Int = 0
  ) {
    self.option = option
    self.text = text
    self.milliseconds = milliseconds
    self.changes = changes
    self.isFlagged = isFlagged
    self.isDisputed = isDisputed
    self.sequence = sequence
  }

  /// Whether the learner has answered.
  public var isAnswered: Bool { option != nil || text != nil }
}
