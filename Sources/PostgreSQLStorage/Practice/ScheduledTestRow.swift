import Identifiers
import PracticeTests
import QuestionWriting

/// A row of `scheduled_test`.
enum ScheduledTestRow {
  private static let columns = """
    profile_id, id, series_id, course_id, course, topics, level, question_count, title, kind, at, utc_offset, occasion_day, revised_at, \
    is_archived, test_id, completed_at, percent
    """

  static func all(of profileID: ProfileID, _ connection: PostgreSQLConnection) throws -> [ScheduledTest] {
    try connection.rows("SELECT \(columns) FROM scheduled_test WHERE profile_id = $1", [profileID]).map { try test($0) }
  }

  static func delete(_ test: ScheduledTest, _ connection: PostgreSQLConnection) throws {
    try connection.change("DELETE FROM scheduled_test WHERE profile_id = $1 AND id = $2", [test.profileID, test.id])
  }

  static func insert(_ test: ScheduledTest, _ connection: PostgreSQLConnection) throws {
    let (plan, attempt) = (test.plan, test.attempt)
    try connection.change(
      """
      INSERT INTO scheduled_test (\(columns))
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
      """,
      [
        test.profileID, test.id, test.seriesID, plan.courseID, plan.request.course, plan.request.topics, plan.level,
        plan.length.questionCount, plan.title, test.kind.rawValue, test.at, test.offset.minutes, test.occasionDay?.description,
        test.revisedAt, test.isArchived, attempt?.testID, attempt?.completedAt, attempt?.percent,
      ])
  }

  private static func test(_ row: SQLRow) throws -> ScheduledTest {
    guard let kind = ScheduledTest.Kind(rawValue: try row["kind"]), let offset = UTCOffset(minutes: try row["utc_offset"]) else {
      throw PostgreSQLError.damaged("the stored scheduled test belongs to another version of Nivel")
    }
    let plan = try ScheduledTestPlan(
      courseID: try row["course_id"], course: try row["course"], title: try row["title"], topics: try row["topics"],
      level: try row["level"], questionCount: try row["question_count"])
    let occasionDay: String? = try row["occasion_day"]
    return ScheduledTest(
      id: try row["id"], profileID: try row["profile_id"], seriesID: try row["series_id"], plan: plan, kind: kind, at: try row["at"],
      offset: offset, occasionDay: occasionDay.flatMap { CivilDate($0) }, revisedAt: try row["revised_at"],
      isArchived: try row["is_archived"], attempt: try attempt(row))
  }

  private static func attempt(_ row: SQLRow) throws -> ScheduledTest.Attempt? {
    let stored: String? = try row["test_id"]
    guard let testID = stored else { return nil }
    return ScheduledTest.Attempt(testID: testID, completedAt: try row["completed_at"], percent: try row["percent"])
  }
}
