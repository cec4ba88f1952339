/// Why a test cannot change as asked. Nothing has changed then.
public enum PracticeTestError: Error, Sendable, Hashable {
  /// It cannot happen in this status.
  case status(PracticeTestStatus)
  case unknownQuestion(String)
  /// There is no option with this number.
  case unknownOption(Int)
}
