public import QuestionWriting

/// Why a test cannot be scheduled. The description says what to do.
public enum ScheduledTestPlanError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The title has this number of characters, which is too many.
  case title(Int)
  /// This difficulty is outside 1 to 5.
  case difficulty(Int)
  /// This number of questions is not allowed.
  case questionCount(Int)
  /// The request for the practice test is invalid.
  case request(PracticeTestRequestError)

  /// The problem and what to do about it.
  public var description: String {
    switch self {
    case .title(let length): "a title of \(length) characters is too long: use at most \(ScheduledTestPlan.maximumTitleLength)"
    case .difficulty(let level):
      "there is no difficulty \(level): choose from \(ScheduledTestPlan.levels.lowerBound) to \(ScheduledTestPlan.levels.upperBound)"
    case .questionCount(let count):
      """
      a test of \(count) questions cannot be scheduled: ask for \(ScheduledTestLength.questionCounts.lowerBound) to \
      \(ScheduledTestLength.questionCounts.upperBound)
      """
    case .request(let problem): problem.description
    }
  }
}
