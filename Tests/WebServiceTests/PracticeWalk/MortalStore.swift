import Identifiers
import PracticeTests
import QuestionWriting
import Synchronization

/// A crash of the server process.
struct Crash: Error {}

/// A store whose process can crash between any two steps: just before a step, or just after the step is durable but not yet reported.
final class MortalStore: PracticeTestStore {
  private struct Fate {
    /// The number of steps until the crash; `nil` for no crash.
    var steps: Int?
    var isCutAfter = false
    var isDead = false
  }

  private let store: any PracticeTestStore
  private let fate = Mutex(Fate())

  init(_ store: any PracticeTestStore) { self.store = store }

  var isDead: Bool { fate.withLock(\.isDead) }

  /// Makes the process crash after a number of further steps.
  func die(after steps: Int, isCutAfter: Bool) { fate.withLock { $0 = Fate(steps: steps, isCutAfter: isCutAfter) } }

  private func step<Value>(_ body: () async throws -> Value) async throws -> Value {
    let isLast = try fate.withLock { fate in
      if fate.isDead { throw Crash() }
      fate.steps = fate.steps.map { $0 - 1 }
      fate.isDead = fate.steps == 0
      if fate.isDead, !fate.isCutAfter { throw Crash() }
      return fate.isDead
    }
    let value = try await body()
    if isLast { throw Crash() }
    return value
  }

  func outlines(profileID: ProfileID) async throws -> [CourseOutline] {
    try await step { try await store.outlines(profileID: profileID) }
  }

  func outline(_ id: String, profileID: ProfileID) async throws -> CourseOutline? {
    try await step { try await store.outline(id, profileID: profileID) }
  }

  func contents(ofCourse id: String, profileID: ProfileID) async throws -> CourseContents? {
    try await step { try await store.contents(ofCourse: id, profileID: profileID) }
  }

  func notes(_ id: String, inCourse courseID: String, profileID: ProfileID) async throws -> Course.Notes? {
    try await step { try await store.notes(id, inCourse: courseID, profileID: profileID) }
  }

  func course(_ id: String, profileID: ProfileID) async throws -> Course? {
    try await step { try await store.course(id, profileID: profileID) }
  }

  func create(_ course: Course, limit: Int) async throws -> Bool {
    try await step { try await store.create(course, limit: limit) }
  }

  func updateCourse(
    _ id: String, profileID: ProfileID, adding bytes: Int, _ change: @escaping @Sendable (inout CourseContents) throws -> Void
  ) async throws -> CourseContents? {
    try await step { try await store.updateCourse(id, profileID: profileID, adding: bytes, change) }
  }

  func deleteCourse(_ id: String, profileID: ProfileID) async throws -> Bool {
    try await step { try await store.deleteCourse(id, profileID: profileID) }
  }

  func create(_ test: PracticeTest) async throws { try await step { try await store.create(test) } }

  func test(_ id: String, profileID: ProfileID) async throws -> PracticeTest? {
    try await step { try await store.test(id, profileID: profileID) }
  }

  func tests(profileID: ProfileID, limit: Int) async throws -> [PracticeTest] {
    try await step { try await store.tests(profileID: profileID, limit: limit) }
  }

  func updateTest(
    _ id: String, profileID: ProfileID, _ change: @escaping @Sendable (inout PracticeTest) throws -> Void
  ) async throws -> PracticeTest? {
    try await step { try await store.updateTest(id, profileID: profileID, change) }
  }

  func disputedQuestions(inCourse courseID: String, profileID: ProfileID) async throws -> [PracticeQuestion] {
    try await step { try await store.disputedQuestions(inCourse: courseID, profileID: profileID) }
  }

  func deleteTest(_ id: String, profileID: ProfileID) async throws -> Bool {
    try await step { try await store.deleteTest(id, profileID: profileID) }
  }

  func failInterruptedTests(_ reason: String) async throws -> Int { try await step { try await store.failInterruptedTests(reason) } }

  func testsBeingWritten() async throws -> [(id: String, profileID: ProfileID)] { try await step { try await store.testsBeingWritten() } }
}
