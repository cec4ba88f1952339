public import Identifiers
public import QuestionWriting

/// A store for courses and practice tests. Everything belongs to one profile and is invisible to other profiles.
public protocol PracticeTestStore: Sendable {
  /// All courses of a profile, in the order of their creation.
  func outlines(profileID: ProfileID) async throws -> [CourseOutline]

  /// The course with an id, without its notes; `nil` if the profile has none.
  func outline(_ id: String, profileID: ProfileID) async throws -> CourseOutline?

  /// The course with an id, with its notes but without their texts; `nil` if the profile has none.
  func contents(ofCourse id: String, profileID: ProfileID) async throws -> CourseContents?

  /// The notes with an id in a course, with their text; `nil` if the profile has no such course or the course no such notes.
  func notes(_ id: String, inCourse courseID: String, profileID: ProfileID) async throws -> Course.Notes?

  /// The course with an id, with the texts of all its notes; `nil` if the profile has none.
  func course(_ id: String, profileID: ProfileID) async throws -> Course?

  /// Stores a new course with its notes, unless the profile has `limit` courses already.
  ///
  /// - Returns: Whether the course was stored.
  func create(_ course: Course, limit: Int) async throws -> Bool

  /// Applies `change` to a course and its notes atomically, and writes only the parts that differ. If `change` throws, the course is
  /// unchanged. New notes have a text. Notes whose text is `nil` must be in the course already, and keep their text.
  ///
  /// - Parameter bytes: The size of the texts that the change adds, in bytes.
  /// - Returns: The changed course; `nil` if the profile has no course with this id.
  func updateCourse(
    _ id: String, profileID: ProfileID, adding bytes: Int, _ change: @escaping @Sendable (inout CourseContents) throws -> Void
  ) async throws -> CourseContents?

  /// Deletes a course. Tests that were made from it are kept.
  ///
  /// - Returns: Whether the course existed.
  func deleteCourse(_ id: String, profileID: ProfileID) async throws -> Bool

  /// Stores a new test.
  func create(_ test: PracticeTest) async throws

  /// The test with an id; `nil` if the profile has none.
  func test(_ id: String, profileID: ProfileID) async throws -> PracticeTest?

  /// The newest tests of a profile, newest first, at most `limit`.
  func tests(profileID: ProfileID, limit: Int) async throws -> [PracticeTest]

  /// Applies `change` to a test atomically. If `change` throws, the test is unchanged.
  ///
  /// - Returns: The changed test, which is stored durably; `nil` if the profile has no test with this id.
  func updateTest(
    _ id: String, profileID: ProfileID, _ change: @escaping @Sendable (inout PracticeTest) throws -> Void
  ) async throws -> PracticeTest?

  /// Like ``updateTest(_:profileID:_:)``, for the server that has written the questions of a test, or has failed to.
  ///
  /// - Returns: The changed test; `nil` if the profile has no test with this id, or if another server writes it now, after a cancel and
  ///   another try.
  func endWriting(
    _ id: String, profileID: ProfileID, _ change: @escaping @Sendable (inout PracticeTest) throws -> Void
  ) async throws -> PracticeTest?

  /// The questions of the tests of a course that the learner disputes, in the order of the tests.
  func disputedQuestions(inCourse courseID: String, profileID: ProfileID) async throws -> [PracticeQuestion]

  /// Deletes a test.
  ///
  /// - Returns: Whether the test existed.
  func deleteTest(_ id: String, profileID: ProfileID) async throws -> Bool

  /// Marks all tests in the status ``PracticeTestStatus/generating`` as failed, except those that other servers write. Servers call it when
  /// they start, because they cannot be writing questions then.
  ///
  /// - Returns: The number of these tests.
  func failInterruptedTests(_ reason: String) async throws -> Int

  /// Marks the tests as failed that a server was writing which is gone, where several servers use the store. Servers call it often.
  ///
  /// - Returns: The number of these tests.
  func failAbandonedTests(_ reason: String) async throws -> Int

  /// The tests in the status ``PracticeTestStatus/generating`` that this server writes, in no particular order.
  func testsBeingWritten() async throws -> [(id: String, profileID: ProfileID)]
}

extension PracticeTestStore {
  /// Changes the test: a store has one server, unless it says otherwise.
  public func endWriting(
    _ id: String, profileID: ProfileID, _ change: @escaping @Sendable (inout PracticeTest) throws -> Void
  ) async throws -> PracticeTest? { try await updateTest(id, profileID: profileID, change) }

  /// Does nothing: a store has one server, unless it says otherwise.
  public func failAbandonedTests(_ reason: String) async throws -> Int { 0 }

  /// Applies `change`, which adds no texts, to a course.
  public func updateCourse(
    _ id: String, profileID: ProfileID, _ change: @escaping @Sendable (inout CourseContents) throws -> Void
  ) async throws -> CourseContents? { try await updateCourse(id, profileID: profileID, adding: 0, change) }

  /// Stores a new course with its notes.
  public func create(_ course: Course) async throws { _ = try await create(course, limit: .max) }
}
