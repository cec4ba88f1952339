import NoteFacts
public import ItemWriting

/// What a learner asks for.
public struct PracticeTestRequest: Sendable, Hashable {
  /// A test has so many questions.
  public static let counts = 1...50
  /// A test has at most so many topics.
  public static let maximumTopics = 12

  public let course: String
  /// At least one, each once.
  public let topics: [String]
  public let difficulty: Difficulty
  public let questionCount: Int

  /// - Parameter topics: Those that are empty or come again are left out, however they are spaced. Without any, the course is the topic.
  /// - Throws: ``PracticeTestRequestError``.
  public init(course: String, topics: [String] = [], difficulty: Difficulty = .medium, questionCount: Int = 10)
    throws(PracticeTestRequestError)
  {
    let course = course.collapsingSpaces
    guard !course.isEmpty else { throw .noCourse }
    guard Self.counts.contains(questionCount) else { throw .count(questionCount) }
    let topics = topics.map(\.collapsingSpaces).filter { !$0.isEmpty }.uniquedIgnoringCase()
    guard topics.count <= Self.maximumTopics else { throw .topics(topics.count) }
    self.course = course
    self.topics = topics.isEmpty ? [course] : topics
    self.difficulty = difficulty
    self.questionCount = questionCount
  }
}

extension String {
  /// Runs of white space as one space, none at the ends.
  fileprivate var collapsingSpaces: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
