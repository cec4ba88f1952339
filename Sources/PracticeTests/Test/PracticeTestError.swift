/// Why a change of a test was rejected. The test is unchanged.
public enum PracticeTestError: Error, Sendable, Hashable {
  /// The change is not possible in this status.
  case status(PracticeTestStatus)
  /// There is no question with this id or number.
  case unknownQuestion(String)
  /// There is no option with this index.
  case unknownOption(Int)
  /// The test has been started, so its questions can no longer change.
  case started
  /// This is the only question of the test.
  case lastQuestion
  /// The answer does not suit the format of the question: an option for a typed question, or a text for a question with options.
  case format
  /// The typed answer has this number of characters, which is too many.
  case textLength(Int)
}
