public import Identifiers
public import PracticeTests
public import QuestionWriting

/// The PostgreSQL store of courses and practice tests.
public struct PostgreSQLPracticeStore: PracticeTestStore {
  let database: PostgreSQLDatabase

  /// Fetches the outlines of a profile's courses, sorted by creation time and id.
  public func outlines(profileID: ProfileID) async throws -> [CourseOutline] {
    try await database.read { try CourseRows.all(of: profileID, $0).map(\.outline) }
  }

  /// Fetches a course without the texts of its notes; nil when the profile has no such course.
  public func outline(_ id: String, profileID: ProfileID) async throws -> CourseOutline? {
    try await database.read { try CourseRows.find(id, profileID: profileID, $0)?.outline }
  }

  /// Fetches a course with its notes, without their texts; nil when the profile has no such course.
  public func contents(ofCourse id: String, profileID: ProfileID) async throws -> CourseContents? {
    try await database.read { try CourseRows.find(id, profileID: profileID, $0) }
  }

  /// Fetches notes with their text; nil when the profile has no such course, or the course no such notes.
  public func notes(_ id: String, inCourse courseID: String, profileID: ProfileID) async throws -> Course.Notes? {
    try await database.read { try NotesRows.find(id, in: courseID, profileID: profileID, $0) }
  }

  /// Fetches a course with its notes; nil when the profile has no such course.
  public func course(_ id: String, profileID: ProfileID) async throws -> Course? {
    try await database.read { try CourseRows.course(id, profileID: profileID, $0) }
  }

  /// Stores a new course with its notes in one transaction, or returns false when the profile already has `limit` courses.
  public func create(_ course: Course, limit: Int) async throws -> Bool {
    let contents = CourseContents(course)
    let (bytes, quota) = (contents.byteCount, database.quota)
    return try await database.write(.profile(course.profileID)) { connection in
      guard try CourseRows.count(of: contents.profileID, connection) < limit else { return false }
      try CourseRows.save(contents, over: nil, connection)
      if bytes > 0 { try quota.check(contents.profileID, connection) }
      return true
    }
  }

  /// Changes a course and its notes in one transaction, and writes only what differs; nil when the profile has no such course.
  public func updateCourse(
    _ id: String, profileID: ProfileID, adding bytes: Int, _ change: @escaping @Sendable (inout CourseContents) throws -> Void
  ) async throws -> CourseContents? {
    try await database.write(.profile(profileID)) { [quota = database.quota] connection in
      guard let earlier = try CourseRows.find(id, profileID: profileID, connection) else { return nil }
      var course = earlier
      try change(&course)
      try CourseRows.save(course, over: earlier, connection)
      if bytes > 0 { try quota.check(profileID, connection) }
      return course
    }
  }

  /// Deletes a course and returns whether it existed. Its tests stay.
  public func deleteCourse(_ id: String, profileID: ProfileID) async throws -> Bool { try await delete("course", id, profileID) }

  /// Stores a new test in one transaction.
  public func create(_ test: PracticeTest) async throws {
    try await database.write(.profile(test.profileID)) { [quota = database.quota] connection in
      try PracticeTestRow.save(test, over: nil, connection)
      try quota.check(test.profileID, connection)
    }
  }

  /// Fetches a test with its questions and responses; nil when the profile has no such test.
  public func test(_ id: String, profileID: ProfileID) async throws -> PracticeTest? {
    try await database.read { try PracticeTestRow.find(id, profileID: profileID, $0) }
  }

  /// Fetches a profile's tests, newest first, at most `limit`.
  public func tests(profileID: ProfileID, limit: Int) async throws -> [PracticeTest] {
    try await database.read { try PracticeTestRow.newest(of: profileID, limit: limit, $0) }
  }

  /// Changes a test in one transaction, and writes only if it differs; nil when the profile has no such test.
  public func updateTest(
    _ id: String, profileID: ProfileID, _ change: @escaping @Sendable (inout PracticeTest) throws -> Void
  ) async throws -> PracticeTest? {
    try await database.write(.profile(profileID)) { try Self.update(id, profileID, change, $0) }
  }

  /// Changes a test in one transaction, unless another server writes its questions now.
  public func endWriting(
    _ id: String, profileID: ProfileID, _ change: @escaping @Sendable (inout PracticeTest) throws -> Void
  ) async throws -> PracticeTest? {
    try await database.write(.profile(profileID)) { connection in
      guard try PracticeTestRow.isOfThisServer(id, connection) else { return nil }
      return try Self.update(id, profileID, change, connection)
    }
  }

  private static func update(
    _ id: String, _ profileID: ProfileID, _ change: (inout PracticeTest) throws -> Void, _ connection: PostgreSQLConnection
  ) throws -> PracticeTest? {
    guard let earlier = try PracticeTestRow.find(id, profileID: profileID, connection) else { return nil }
    var test = earlier
    try change(&test)
    if test != earlier { try PracticeTestRow.save(test, over: earlier, connection) }
    return test
  }

  /// Fetches the disputed questions of a course, sorted by the creation time of their tests.
  public func disputedQuestions(inCourse courseID: String, profileID: ProfileID) async throws -> [PracticeQuestion] {
    try await database.read { try PracticeQuestionRow.disputed(inCourse: courseID, profileID: profileID, $0) }
  }

  /// Deletes a test and returns whether it existed.
  public func deleteTest(_ id: String, profileID: ProfileID) async throws -> Bool { try await delete("practice_test", id, profileID) }

  /// Marks the tests as failed that this server was writing before its start, and those of servers that are gone. Returns their number.
  public func failInterruptedTests(_ reason: String) async throws -> Int {
    try await fail("writer = current_setting('nivel.server') OR \(Servers.isAbandoned)", reason)
  }

  /// Marks the tests as failed that were written by servers that are gone, and returns their number.
  public func failAbandonedTests(_ reason: String) async throws -> Int { try await fail(Servers.isAbandoned, reason) }

  /// Fetches the ids of the tests that this server is generating.
  public func testsBeingWritten() async throws -> [(id: String, profileID: ProfileID)] {
    try await database.read { connection in
      try connection.rows(
        "SELECT id, profile_id FROM practice_test WHERE status = 'generating' AND writer = current_setting('nivel.server')"
      ).map { (id: try $0["id"], profileID: try $0["profile_id"]) }
    }
  }

  private func fail(_ condition: String, _ reason: String) async throws -> Int {
    try await database.write(.shared("interrupted tests")) { connection in
      try connection.change(
        "UPDATE practice_test SET status = 'failed', failure = $1 WHERE status = 'generating' AND (\(condition))", [reason])
    }
  }

  private func delete(_ table: String, _ id: String, _ profileID: ProfileID) async throws -> Bool {
    try await database.write(.profile(profileID)) { connection in
      try connection.change("DELETE FROM \(table) WHERE id = $1 AND profile_id = $2", [id, profileID]) > 0
    }
  }
}
