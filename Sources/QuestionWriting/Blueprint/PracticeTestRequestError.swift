/// Why a request cannot be met. The description says what to do.
public enum PracticeTestRequestError: Error, Sendable, Hashable, CustomStringConvertible {
  case noCourse
  case count(Int)
  case topics(Int)

  public var description: String {
    switch self {
    case .noCourse: "the course has no name: give it one"
    case .count(let count):
      "a test of \(count) questions cannot be made: ask for \(PracticeTestRequest.counts.lowerBound) to \(PracticeTestRequest.counts.upperBound)"
    case .topics(let count): "\(count) topics are too many for one test: choose at most \(PracticeTestRequest.maximumTopics)"
    }
  }
}
