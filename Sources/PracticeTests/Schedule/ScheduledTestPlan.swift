import ItemWriting
public import QuestionWriting

/// The specification of a scheduled test, without its time.
public struct ScheduledTestPlan: Sendable, Hashable {
  static let maximumTitleLength = 200
  static let levels = 1...5

  /// The id of the course whose notes are used.
  public let courseID: String
  /// The request for the practice test that is generated when the test is started.
  public let request: PracticeTestRequest
  /// The title that the learner chose, or the name of the course.
  public let title: String
  /// The difficulty that the learner chose, from 1 to 5.
  public let level: Int
  /// The number of questions and the time for them.
  public let length: ScheduledTestLength

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - courseID: The id of the course.
  ///   - course: The name of the course.
  ///   - title: If empty, the name of the course becomes the title.
  ///   - topics: The topics of the test. Without topics, the test covers the whole course.
  ///   - level: The difficulty from 1 to 5: 1 and 2 are easy, 3 is medium, 4 and 5 are hard.
  ///   - questionCount: The number of questions.
  /// - Throws: ``ScheduledTestPlanError`` if a value is not allowed.
  public init(
    courseID: String, course: String, title: String = "", topics: [String] = [], level: Int = 3,
    questionCount: Int = ScheduledTestLength.standard.questionCount
  ) throws(ScheduledTestPlanError) {
    guard Self.levels.contains(level) else { throw .difficulty(level) }
    guard let length = ScheduledTestLength(questionCount: questionCount) else { throw .questionCount(questionCount) }
    do throws(PracticeTestRequestError) {
      request = try PracticeTestRequest(
        course: course, topics: topics, difficulty: Self.difficulty(of: level), questionCount: questionCount)
    } catch {
      throw .request(error)
    }
    let title = title.split { $0.isWhitespace || $0.isControl }.joined(separator: " ")
    guard title.count <= Self.maximumTitleLength else { throw .title(title.count) }
    self.title = title.isEmpty ? request.course : title
    (self.courseID, self.level, self.length) = (courseID, level, length)
  }

  /// 1 and 2 are easy, 3 is medium, 4 and 5 are hard.
  private static func difficulty(of level: Int) -> Difficulty { level < 3 ? .easy : level == 3 ? .medium : .hard }
}

extension Character {
  /// Whether the character consists of control characters only.
  fileprivate var isControl: Bool { unicodeScalars.allSatisfy { $0.properties.generalCategory == .control } }
}
