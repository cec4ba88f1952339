import NoteFacts
public import ItemWriting

/// A learner's request for a practice test.
public struct PracticeTestRequest: Sendable, Hashable {
  /// The allowed numbers of questions.
  public static let counts = 1...50
  /// The maximum number of topics.
  public static let maximumTopics = 12

  /// The name of the course, never empty.
  public let course: String
  /// At least one topic, without duplicates.
  public let topics: [String]
  /// The difficulty of the test, which determines the mix of easy, medium and hard questions.
  public let difficulty: Difficulty
  /// The number of questions, within ``counts``.
  public let questionCount: Int

  /// Creates a request. Runs of white space in names become single spaces.
  ///
  /// - Parameters:
  ///   - course: The name of the course. It is not empty.
  ///   - topics: Empty and repeated topics are removed; letter case does not matter. Without topics, the course is the only topic.
  ///   - difficulty: The difficulty of the whole test.
  ///   - questionCount: The number of questions.
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
  /// The text with runs of white space replaced by one space and removed at the ends.
  fileprivate var collapsingSpaces: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
