import Identifiers
import QuestionWriting
import NoteFacts
import GRDB
import PracticeTests

/// A row of `scheduled_test`.
struct ScheduledTestRecord: SnakeCaseRecord {
  static let databaseTableName = "scheduled_test"

  let profileId: ProfileID
  let id: String
  let seriesId: String
  let courseId: String
  let course: String
  let topics: [String]
  let level: Int
  let questionCount: Int
  let title: String
  let kind: String
  let at: Timestamp
  let utcOffset: Int
  let occasionDay: String?
  let revisedAt: Timestamp
  let isArchived: Bool
  let testId: String?
  let completedAt: Timestamp?
  let percent: Int?

  init(_ test: ScheduledTest) {
    (profileId, id, seriesId, kind, at) = (test.profileID, test.id, test.seriesID, test.kind.rawValue, test.at)
    (courseId, course, topics) = (test.plan.courseID, test.plan.request.course, test.plan.request.topics)
    (level, questionCount, title) = (test.plan.level, test.plan.length.questionCount, test.plan.title)
    (utcOffset, occasionDay, revisedAt) = (test.offset.minutes, test.occasionDay?.description, test.revisedAt)
    (isArchived, testId) = (test.isArchived, test.attempt?.testID)
    (completedAt, percent) = (test.attempt?.completedAt, test.attempt?.percent)
  }

  static func all(profileID: ProfileID, _ db: Database) throws -> [ScheduledTest] {
    try fetchAll(db, sql: "SELECT * FROM scheduled_test WHERE profile_id = ?", arguments: [profileID]).map { try $0.test() }
  }

  private func test() throws -> ScheduledTest {
    guard let kind = ScheduledTest.Kind(rawValue: kind), let offset = UTCOffset(minutes: utcOffset) else {
      throw StorageError.failed("the stored scheduled test belongs to another version of Nivel")
    }
    return ScheduledTest(
      id: id, profileID: profileId, seriesID: seriesId,
      plan: try ScheduledTestPlan(
        courseID: courseId, course: course, title: title, topics: topics, level: level, questionCount: questionCount),
      kind: kind, at: at, offset: offset, occasionDay: occasionDay.flatMap(CivilDate.init), revisedAt: revisedAt, isArchived: isArchived,
      attempt: testId.map { ScheduledTest.Attempt(testID: $0, completedAt: completedAt, percent: percent) })
  }
}
