import Identifiers
import PracticeTests
import Synchronization

/// A store in memory, so that a walk can take many steps in little time. Changes are atomic, as the protocol requires.
///
/// A value of it outlives the ``MortalStore`` around it, as a database outlives its process.
final class MemoryPracticeStore: PracticeTestStore {
  private struct Contents {
    var courses: [String: Course] = [:]
    var tests: [String: PracticeTest] = [:]
  }

  private let contents = Mutex(Contents())

  func outlines(profileID: ProfileID) async throws -> [CourseOutline] {
    contents.withLock { contents in
      contents.courses.values.filter { $0.profileID == profileID }
        .sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }.map(\.outline)
    }
  }

  func course(_ id: String, profileID: ProfileID) async throws -> Course? {
    contents.withLock { contents in contents.courses[id].flatMap { $0.profileID == profileID ? $0 : nil } }
  }

  func create(_ course: Course) async throws { contents.withLock { $0.courses[course.id] = course } }

  func updateCourse(
    _ id: String, profileID: ProfileID, _ change: @escaping @Sendable (inout Course) throws -> Void
  ) async throws -> Course? {
    try contents.withLock { contents in
      guard var course = contents.courses[id], course.profileID == profileID else { return nil }
      try change(&course)
      contents.courses[id] = course
      return course
    }
  }

  func deleteCourse(_ id: String, profileID: ProfileID) async throws -> Bool {
    contents.withLock { contents in
      guard contents.courses[id]?.profileID == profileID else { return false }
      return contents.courses.removeValue(forKey: id) != nil
    }
  }

  func create(_ test: PracticeTest) async throws { contents.withLock { $0.tests[test.id] = test } }

  func test(_ id: String, profileID: ProfileID) async throws -> PracticeTest? {
    contents.withLock { contents in contents.tests[id].flatMap { $0.profileID == profileID ? $0 : nil } }
  }

  func tests(profileID: ProfileID, limit: Int) async throws -> [PracticeTest] {
    contents.withLock { contents in
      let tests = contents.tests.values.filter { $0.profileID == profileID }
        .sorted { $0.createdAt != $1.createdAt ? $0.createdAt > $1.createdAt : $0.id < $1.id }
      return Array(tests.prefix(limit))
    }
  }

  func updateTest(
    _ id: String, profileID: ProfileID, _ change: @escaping @Sendable (inout PracticeTest) throws -> Void
  ) async throws -> PracticeTest? {
    try contents.withLock { contents in
      guard var test = contents.tests[id], test.profileID == profileID else { return nil }
      try change(&test)
      contents.tests[id] = test
      return test
    }
  }

  func deleteTest(_ id: String, profileID: ProfileID) async throws -> Bool {
    contents.withLock { contents in
      guard contents.tests[id]?.profileID == profileID else { return false }
      return contents.tests.removeValue(forKey: id) != nil
    }
  }

  func failInterruptedTests(_ reason: String) async throws -> Int {
    contents.withLock { contents in
      let interrupted = contents.tests.values.filter { $0.status == .generating }
      for var test in interrupted {
        (test.status, test.failure) = (.failed, reason)
        contents.tests[test.id] = test
      }
      return interrupted.count
    }
  }
}
