/// The way in which a learner answers a question.
public enum QuestionFormat: String, Sendable, Hashable, CaseIterable {
  /// The learner chooses one of ``QuestionSlot/optionCount`` options.
  case choice
  /// The learner types the answer. Several answers may be accepted.
  case typed

  /// The number of distractors of a valid draft.
  public var distractorCount: Int {
    switch self {
    case .choice: QuestionSlot.optionCount - 1
    case .typed: 0
    }
  }

  /// The limits of a typed answer. A longer answer has too many wordings for a list of accepted answers.
  public enum TypedLimit {
    /// The maximum number of words in the key.
    public static let words = 4
    /// The maximum number of characters in the key.
    public static let characters = 40
    /// The maximum number of other accepted answers.
    public static let otherAnswers = 12
  }
}
