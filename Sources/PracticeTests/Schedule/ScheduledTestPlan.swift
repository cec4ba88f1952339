import ItemWriting
public import QuestionWriting

/// What is to be practised, whenever that is.
public struct ScheduledTestPlan: Sendable, Hashable {
  static let maximumTitleLength = 200
  static let levels = 1...5

  public let courseID: String
  /// What a generator is asked for when the test is started.
  public let request: PracticeTestRequest
  /// What the learner calls it; the course, where it has no other name.
  public let title: String
  /// From 1 to 5, as the learner chose it.
  public let level: Int
  public let length: ScheduledTestLength

  /// - Throws: ``ScheduledTestPlanError``.
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
  /// Whether nothing of it can be seen, because it was meant for a machine.
  fileprivate var isControl: Bool { unicodeScalars.allSatisfy { $0.properties.generalCategory == .control } }
}
