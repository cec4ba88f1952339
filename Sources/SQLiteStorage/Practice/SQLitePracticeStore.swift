import GRDB
public import Identifiers
public import PracticeTests
public import QuestionWriting

/// The SQLite store of courses and practice tests.
public struct SQLitePracticeStore: PracticeTestStore {
  private let store: Store

  /// Uses an open database.
  public init(_ store: Store) { self.store = store }

  /// Fetches the outlines of a profile's courses, sorted by creation time and id.
  public func outlines(profileID: ProfileID) async throws -> [CourseOutline] {
    try await store.read { db in
      try CourseRecord.fetchIntact(db, where: "profile_id = ? ORDER BY created_at, id", [profileID])
        .map { try $0.contents(db).outline }
    }
  }

  /// Fetches a course without the texts of its notes; nil when the profile has no such course.
  public func outline(_ id: String, profileID: ProfileID) async throws -> CourseOutline? {
    try await store.read { try CourseRecord.find(id, profileID: profileID, $0)?.contents($0).outline }
  }

  /// Fetches a course with its notes, without their texts; nil when the profile has no such course.
  public func contents(ofCourse id: String, profileID: ProfileID) async throws -> CourseContents? {
    try await store.read { try CourseRecord.find(id, profileID: profileID, $0)?.contents($0) }
  }

  /// Fetches notes with their text; nil when the profile has no such course, or the course no such notes.
  public func notes(_ id: String, inCourse courseID: String, profileID: ProfileID) async throws -> Course.Notes? {
    try await store.read { db in
      guard let course = try CourseRecord.find(courseID, profileID: profileID, db) else { return nil }
      return try CourseNotesRecord.find(id, in: course.id, db)?.notes(db)
    }
  }

  /// Fetches a course with its notes; nil when the profile has no such course.
  public func course(_ id: String, profileID: ProfileID) async throws -> Course? {
    try await store.read { try CourseRecord.find(id, profileID: profileID, $0)?.course($0) }
  }

  /// Stores a new course with its notes in one transaction, or returns false when the profile already has `limit` courses.
  public func create(_ course: Course, limit: Int) async throws -> Bool {
    let contents = CourseContents(course)
    let (bytes, quota) = (contents.notes.reduce(0) { $0 + $1.byteCount }, store.quota)
    return try await store.writer.perform(bytes: bytes) { db in
      let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM course WHERE profile_id = ?", arguments: [course.profileID])
      guard (count ?? 0) < limit else { return false }
      try CourseRecord.save(contents, over: nil, db)
      if bytes > 0 { try quota.check(course.profileID, db) }
      return true
    }
  }

  /// Changes a course and its notes in one transaction, and writes only what differs; nil when the profile has no such course.
  public func updateCourse(
    _ id: String, profileID: ProfileID, adding bytes: Int, _ change: @escaping @Sendable (inout CourseContents) throws -> Void
  ) async throws -> CourseContents? {
    try await store.writer.perform(bytes: bytes) { [quota = store.quota] db in
      guard let earlier = try CourseRecord.find(id, profileID: profileID, db)?.contents(db) else { return nil }
      var course = earlier
      try change(&course)
      try CourseRecord.save(course, over: earlier, db)
      if bytes > 0 { try quota.check(profileID, db) }
      return course
    }
  }

  /// Deletes a course and returns whether it existed. Its tests stay.
  public func deleteCourse(_ id: String, profileID: ProfileID) async throws -> Bool { try await delete("course", id, profileID) }

  /// Stores a new test in one transaction.
  public func create(_ test: PracticeTest) async throws {
    try await store.writer.perform { [quota = store.quota] db in
      try PracticeTestRecord.save(test, over: nil, db)
      try quota.check(test.profileID, db)
    }
  }

  /// Fetches a test with its questions and responses; nil when the profile has no such test.
  public func test(_ id: String, profileID: ProfileID) async throws -> PracticeTest? {
    try await store.read { try PracticeTestRecord.find(id, profileID: profileID, $0) }
  }

  /// Fetches a profile's tests, newest first, at most `limit`.
  public func tests(profileID: ProfileID, limit: Int) async throws -> [PracticeTest] {
    try await store.read { db in
      try PracticeTestRecord.fetchIntact(db, where: "profile_id = ? ORDER BY created_at DESC, id LIMIT ?", [profileID, limit])
        .map { try $0.test(db) }
    }
  }

  /// Changes a test in one transaction, and writes only if it differs; nil when the profile has no such test.
  public func updateTest(
    _ id: String, profileID: ProfileID, _ change: @escaping @Sendable (inout PracticeTest) throws -> Void
  ) async throws -> PracticeTest? {
    try await store.writer.perform { db in
      guard let earlier = try PracticeTestRecord.find(id, profileID: profileID, db) else { return nil }
      var test = earlier
      try change(&test)
      if test != earlier { try PracticeTestRecord.save(test, over: earlier, db) }
      return test
    }
  }

  /// Fetches the disputed questions of a course, sorted by the creation time of their tests.
  public func disputedQuestions(inCourse courseID: String, profileID: ProfileID) async throws -> [PracticeQuestion] {
    try await store.read { try PracticeQuestionRecord.disputed(inCourse: courseID, profileID: profileID, $0) }
  }

  /// Deletes a test and returns whether it existed.
  public func deleteTest(_ id: String, profileID: ProfileID) async throws -> Bool { try await delete("practice_test", id, profileID) }

  /// Marks the tests of all profiles that are being generated as failed, and returns their number.
  public func failInterruptedTests(_ reason: String) async throws -> Int {
    try await store.writer.perform { db in
      try db.execute(
        sql: "UPDATE practice_test SET status = 'failed', failure = ? WHERE status = 'generating'", arguments: [reason])
      return db.changesCount
    }
  }

  /// Fetches the ids of the tests that are being generated.
  public func testsBeingWritten() async throws -> [(id: String, profileID: ProfileID)] {
    try await store.read { db in
      try Row.fetchAll(db, sql: "SELECT id, profile_id FROM practice_test WHERE status = 'generating'")
        .map { (id: $0["id"], profileID: $0["profile_id"]) }
    }
  }

  private func delete(_ table: String, _ id: String, _ profileID: ProfileID) async throws -> Bool {
    // NB: SQLite overwrites the deleted texts, which are large.
    try await store.writer.perform(bytes: GroupCommit.largeWrite) { db in
      try db.execute(sql: "DELETE FROM \(table) WHERE id = ? AND profile_id = ?", arguments: [id, profileID])
      return db.changesCount > 0
    }
  }
}
