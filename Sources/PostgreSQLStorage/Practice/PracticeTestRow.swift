import Identifiers
import ItemWriting
import PracticeTests
import QuestionWriting

/// A row of `practice_test`.
enum PracticeTestRow {
  private static let columns = """
    id, profile_id, course_id, course, topics, difficulty, question_count, language, seed, backend, status, created_at, started_at, \
    submitted_at, failure, position
    """

  /// A test with its questions and responses; nil when the profile has no such test.
  static func find(_ id: String, profileID: ProfileID, _ connection: PostgreSQLConnection) throws -> PracticeTest? {
    let rows = try connection.rows("SELECT \(columns) FROM practice_test WHERE id = $1 AND profile_id = $2", [id, profileID])
    return try tests(rows, connection).first
  }

  /// The newest tests of a profile, newest first.
  static func newest(of profileID: ProfileID, limit: Int, _ connection: PostgreSQLConnection) throws -> [PracticeTest] {
    let rows = try connection.rows(
      "SELECT \(columns) FROM practice_test WHERE profile_id = $1 ORDER BY created_at DESC, id LIMIT $2", [profileID, limit])
    return try tests(rows, connection)
  }

  /// Stores a test, and writes only the parts that differ from the earlier version.
  static func save(_ test: PracticeTest, over earlier: PracticeTest?, _ connection: PostgreSQLConnection) throws {
    if let earlier { try update(test, from: earlier, connection) } else { try insert(test, connection) }
    if test.status == .generating && earlier?.status != .generating { try noteWriter(of: test, connection) }
    try PracticeQuestionRow.save(test.questions, over: earlier?.questions ?? [], of: test.id, in: .questions, connection)
    try PracticeQuestionRow.save(test.removed, over: earlier?.removed ?? [], of: test.id, in: .removed, connection)
    for (question, response) in test.responses where response != earlier?.responses[question] {
      try PracticeResponseRow.save(response, to: question, in: test.id, connection)
    }
  }

  private static func insert(_ test: PracticeTest, _ connection: PostgreSQLConnection) throws {
    let request = test.request
    try connection.change(
      """
      INSERT INTO practice_test (\(columns))
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
      """,
      [
        test.id, test.profileID, test.courseID, request.course, request.topics, request.difficulty.rawValue, request.questionCount,
        test.language, Int64(bitPattern: test.seed), test.backend, test.status.rawValue, test.createdAt, test.startedAt, test.submittedAt,
        test.failure, test.position,
      ])
  }

  /// This server writes the questions of the test. The progress of an earlier writing ends.
  private static func noteWriter(of test: PracticeTest, _ connection: PostgreSQLConnection) throws {
    try connection.change("DELETE FROM writing_progress WHERE test_id = $1", [test.id])
    try connection.change("UPDATE practice_test SET writer = current_setting('nivel.server') WHERE id = $1", [test.id])
  }

  /// Whether this server was the last one that began to write the questions of a test.
  static func isOfThisServer(_ id: String, _ connection: PostgreSQLConnection) throws -> Bool {
    try connection.row("SELECT 1 FROM practice_test WHERE id = $1 AND writer = current_setting('nivel.server')", [id]) != nil
  }

  /// NB: a change cannot set the other columns.
  private static func update(_ test: PracticeTest, from earlier: PracticeTest, _ connection: PostgreSQLConnection) throws {
    guard progress(of: test) != progress(of: earlier) else { return }
    try connection.change(
      "UPDATE practice_test SET status = $2, started_at = $3, submitted_at = $4, failure = $5, position = $6 WHERE id = $1",
      [test.id, test.status.rawValue, test.startedAt, test.submittedAt, test.failure, test.position])
  }

  private static func progress(of test: PracticeTest) -> (PracticeTestStatus, Timestamp?, Timestamp?, String?, Int) {
    (test.status, test.startedAt, test.submittedAt, test.failure, test.position)
  }

  /// The tests with their questions and responses, in the order of the rows.
  private static func tests(_ rows: [SQLRow], _ connection: PostgreSQLConnection) throws -> [PracticeTest] {
    let ids: [String] = try rows.map { try $0["id"] }
    guard !ids.isEmpty else { return [] }
    let questions = try PracticeQuestionRow.questions(ofTests: ids, in: .questions, connection)
    let removed = try PracticeQuestionRow.questions(ofTests: ids, in: .removed, connection)
    let responses = try PracticeResponseRow.responses(ofTests: ids, connection)
    return try zip(ids, rows).map { id, row in
      try test(row, questions: questions[id] ?? [], removed: removed[id] ?? [], responses: responses[id] ?? [:])
    }
  }

  private static func test(
    _ row: SQLRow, questions: [PracticeQuestion], removed: [PracticeQuestion], responses: [String: PracticeResponse]
  ) throws -> PracticeTest {
    guard let difficulty = Difficulty(rawValue: try row["difficulty"]), let status = PracticeTestStatus(rawValue: try row["status"]) else {
      throw PostgreSQLError.damaged("the stored practice test belongs to another version of Nivel")
    }
    let request = try PracticeTestRequest(
      course: try row["course"], topics: try row["topics"], difficulty: difficulty, questionCount: try row["question_count"])
    let seed: Int64 = try row["seed"]
    return PracticeTest(
      id: try row["id"], profileID: try row["profile_id"], courseID: try row["course_id"], request: request,
      language: try row["language"], seed: UInt64(bitPattern: seed), backend: try row["backend"], createdAt: try row["created_at"],
      status: status, startedAt: try row["started_at"], submittedAt: try row["submitted_at"], failure: try row["failure"],
      questions: questions, removed: removed, responses: responses, position: try row["position"])
  }
}
