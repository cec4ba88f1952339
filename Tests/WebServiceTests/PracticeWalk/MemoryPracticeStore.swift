import Identifiers
import PracticeTests
import QuestionWriting
import Synchronization

/// A store in memory, so that a walk can take many steps in little time. Changes are atomic, as the protocol requires.
///
/// A value of it outlives the ``MortalStore`` around it, as a database outlives its process.
final class MemoryPracticeStore: PracticeTestStore {
  /// Values of one kind by id, each with its owner.
  private struct Shelf<Value: Sendable> {
    var values: [String: Value] = [:]
    let owner: @Sendable (Value) -> ProfileID

    func value(_ id: String, of profileID: ProfileID) -> Value? { values[id].flatMap { owner($0) == profileID ? $0 : nil } }

    func all(of profileID: ProfileID) -> [Value] { values.values.filter { owner($0) == profileID } }

    /// If `change` throws, the value is unchanged.
    mutating func update(_ id: String, of profileID: ProfileID, _ change: (inout Value) throws -> Void) rethrows -> Value? {
      guard var value = value(id, of: profileID) else { return nil }
      try change(&value)
      values[id] = value
      return value
    }

    mutating func delete(_ id: String, of profileID: ProfileID) -> Bool {
      value(id, of: profileID) != nil && values.removeValue(forKey: id) != nil
    }
  }

  private let courses = Mutex(Shelf<Course> { $0.profileID })
  private let tests = Mutex(Shelf<PracticeTest> { $0.profileID })

  func outlines(profileID: ProfileID) async throws -> [CourseOutline] {
    courses.withLock { $0.all(of: profileID) }.sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }.map(\.outline)
  }

  func outline(_ id: String, profileID: ProfileID) async throws -> CourseOutline? { try await course(id, profileID: profileID)?.outline }

  func contents(ofCourse id: String, profileID: ProfileID) async throws -> CourseContents? {
    try await course(id, profileID: profileID).map(CourseContents.init)
  }

  func notes(_ id: String, inCourse courseID: String, profileID: ProfileID) async throws -> Course.Notes? {
    try await course(courseID, profileID: profileID)?.notes.first { $0.id == id }
  }

  func course(_ id: String, profileID: ProfileID) async throws -> Course? { courses.withLock { $0.value(id, of: profileID) } }

  func create(_ course: Course, limit: Int) async throws -> Bool {
    courses.withLock { courses in
      guard courses.all(of: course.profileID).count < limit else { return false }
      courses.values[course.id] = course
      return true
    }
  }

  func updateCourse(
    _ id: String, profileID: ProfileID, adding bytes: Int, _ change: @escaping @Sendable (inout CourseContents) throws -> Void
  ) async throws -> CourseContents? {
    try courses.withLock { courses in
      guard let course = courses.value(id, of: profileID) else { return nil }
      var contents = CourseContents(course)
      try change(&contents)
      let texts = Dictionary(uniqueKeysWithValues: course.notes.map { ($0.id, $0.text) })
      courses.values[id] = Course(
        id: id, profileID: profileID, name: contents.name, language: contents.language, topics: contents.topics,
        createdAt: contents.createdAt,
        notes: contents.notes.map {
          .init(id: $0.id, name: $0.name, text: $0.newText ?? texts[$0.id] ?? "", topics: $0.topics, wordCount: $0.wordCount)
        })
      return contents
    }
  }

  func deleteCourse(_ id: String, profileID: ProfileID) async throws -> Bool { courses.withLock { $0.delete(id, of: profileID) } }

  func create(_ test: PracticeTest) async throws { tests.withLock { $0.values[test.id] = test } }

  func test(_ id: String, profileID: ProfileID) async throws -> PracticeTest? { tests.withLock { $0.value(id, of: profileID) } }

  func tests(profileID: ProfileID, limit: Int) async throws -> [PracticeTest] {
    let sorted = tests.withLock { $0.all(of: profileID) }
      .sorted { $0.createdAt != $1.createdAt ? $0.createdAt > $1.createdAt : $0.id < $1.id }
    return Array(sorted.prefix(limit))
  }

  func updateTest(
    _ id: String, profileID: ProfileID, _ change: @escaping @Sendable (inout PracticeTest) throws -> Void
  ) async throws -> PracticeTest? {
    try tests.withLock { try $0.update(id, of: profileID, change) }
  }

  func disputedQuestions(inCourse courseID: String, profileID: ProfileID) async throws -> [PracticeQuestion] {
    try await tests(profileID: profileID, limit: .max).reversed().filter { $0.courseID == courseID }.flatMap { test in
      test.questions.filter { test.responses[$0.id]?.isDisputed == true }
    }
  }

  func deleteTest(_ id: String, profileID: ProfileID) async throws -> Bool { tests.withLock { $0.delete(id, of: profileID) } }

  func failInterruptedTests(_ reason: String) async throws -> Int {
    tests.withLock { tests in
      let interrupted = tests.values.values.filter { $0.status == .generating }
      for var test in interrupted {
        (test.status, test.failure) = (.failed, reason)
        tests.values[test.id] = test
      }
      return interrupted.count
    }
  }

  func testsBeingWritten() async throws -> [(id: String, profileID: ProfileID)] {
    tests.withLock { $0.values.values.filter { $0.status == .generating }.map { (id: $0.id, profileID: $0.profileID) } }
  }
}
