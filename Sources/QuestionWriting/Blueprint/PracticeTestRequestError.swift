/// Why a request is invalid. The description says what to do.
public enum PracticeTestRequestError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The course has no name.
  case noCourse
  /// This number of questions is not allowed.
  case count(Int)
  /// This number of topics is too high.
  case topics(Int)

  /// The problem and what to do about it.
  public var description: String {
    switch self {
    case .noCourse: "the course has no name: give it one"
    case .count(let count):
      "a test of \(count) questions cannot be made: ask for \(PracticeTestRequest.counts.lowerBound) to \(PracticeTestRequest.counts.upperBound)"
    case .topics(let count): "\(count) topics are too many for one test: choose at most \(PracticeTestRequest.maximumTopics)"
    }
  }
}
