public import Identifiers

/// Where courses and practice tests are kept. Everything belongs to a profile, and no other profile finds it.
public protocol PracticeTestStore: Sendable {
  /// All courses of a profile, in the order in which they were made.
  func outlines(profileID: ProfileID) async throws -> [CourseOutline]

  func course(_ id: String, profileID: ProfileID) async throws -> Course?

  /// Keeps a new course with its notes.
  func create(_ course: Course) async throws

  /// Changes a course and its notes in one step, as `change` does.
  ///
  /// - Returns: The course as it is now, or `nil` when the profile has none of this id.
  func updateCourse(_ id: String, profileID: ProfileID, _ change: @escaping @Sendable (inout Course) throws -> Void) async throws -> Course?

  /// - Returns: Whether there was such a course. Tests made from it stay.
  func deleteCourse(_ id: String, profileID: ProfileID) async throws -> Bool

  /// Keeps a new test.
  func create(_ test: PracticeTest) async throws

  func test(_ id: String, profileID: ProfileID) async throws -> PracticeTest?

  /// Tests of a profile, the newest first.
  func tests(profileID: ProfileID, limit: Int) async throws -> [PracticeTest]

  /// Changes a test in one step, as `change` does. When that throws, nothing has changed.
  ///
  /// - Returns: The test as it is now, or `nil` when the profile has none of this id. It is durable by then.
  func updateTest(
    _ id: String, profileID: ProfileID, _ change: @escaping @Sendable (inout PracticeTest) throws -> Void
  ) async throws -> PracticeTest?

  /// - Returns: Whether there was such a test.
  func deleteTest(_ id: String, profileID: ProfileID) async throws -> Bool

  /// Fails every test that is still being written: called at start, when nobody can be writing them.
  ///
  /// - Returns: How many there were.
  func failInterruptedTests(_ reason: String) async throws -> Int
}
