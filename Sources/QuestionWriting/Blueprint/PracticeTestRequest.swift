public import ItemWriting

/// What a learner asks for.
public struct PracticeTestRequest: Sendable, Hashable {
  /// Why a request cannot be met. The description says what to do.
  public enum Problem: Error, Sendable, Hashable, CustomStringConvertible {
    case noCourse
    case count(Int)
    case topics(Int)

    public var description: String {
      switch self {
      case .noCourse: "the course has no name: give it one"
      case .count(let count):
        "a test of \(count) questions cannot be made: ask for \(PracticeTestRequest.counts.lowerBound) to \(PracticeTestRequest.counts.upperBound)"
      case .topics(let count): "\(count) topics are too many for one test: choose at most \(PracticeTestRequest.mostTopics)"
      }
    }
  }

  /// A test has so many questions.
  public static let counts = 1...50
  /// A test has at most so many topics.
  public static let mostTopics = 12

  public let course: String
  /// At least one, each once.
  public let topics: [String]
  public let difficulty: Difficulty
  public let questionCount: Int

  /// - Parameter topics: Those that are empty or come again are left out, however they are spaced. Without any, the course is the topic.
  /// - Throws: ``Problem``.
  public init(course: String, topics: [String] = [], difficulty: Difficulty = .medium, questionCount: Int = 10) throws(Problem) {
    let course = course.collapsingSpaces
    guard !course.isEmpty else { throw .noCourse }
    guard Self.counts.contains(questionCount) else { throw .count(questionCount) }
    let topics = Self.distinct(topics.map(\.collapsingSpaces))
    guard topics.count <= Self.mostTopics else { throw .topics(topics.count) }
    self.course = course
    self.topics = topics.isEmpty ? [course] : topics
    self.difficulty = difficulty
    self.questionCount = questionCount
  }

  private static func distinct(_ topics: [String]) -> [String] {
    var seen: Set<String> = []
    return topics.filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
  }
}

extension String {
  /// Runs of white space as one space, none at the ends.
  fileprivate var collapsingSpaces: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
