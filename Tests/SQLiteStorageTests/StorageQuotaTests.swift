import GRDB
import Identifiers
import PracticeTests
import Storage
import TestSupport
import Testing
import WordGame

@testable import SQLiteStorage

@Suite("The quota of stored texts")
struct StorageQuotaTests {
  /// NB: a property, so that the folder outlives every use in a test.
  private let scratch = ScratchFolder()

  private func stores(_ quota: StorageQuota) throws -> (Store, Stores) {
    let store = try Store(folder: scratch.path, quota: quota)
    return (store, Stores(store))
  }

  private static func course(_ id: String, of profile: ProfileID = "p1", size: Int) -> Course {
    let notes = Course.Notes(id: "n", name: "n.md", text: String(repeating: "a", count: size))
    return Course(id: id, profileID: profile, name: "Heat", language: "en", createdAt: 1, notes: [notes])
  }

  @Test("holds for the notes of a profile, and deleting makes room")
  func notes() async throws {
    let (store, stores) = try stores(StorageQuota(bytesPerProfile: 10_000))
    try await stores.practice.create(Self.course("c1", size: 9_000))
    await #expect(throws: StorageQuotaError.profile(limit: 10_000)) { try await stores.practice.create(Self.course("c2", size: 2_000)) }
    #expect(try await stores.practice.outlines(profileID: "p1").map(\.id) == ["c1"])
    try await stores.practice.create(Self.course("c2", of: "p2", size: 2_000))
    let shorter = CourseContents.Notes(Course.Notes(id: "n", name: "n.md", text: String(repeating: "b", count: 7_000)))
    #expect(try await stores.practice.updateCourse("c1", profileID: "p1", adding: 7_000) { $0.notes[0] = shorter } != nil)
    try await stores.practice.create(Self.course("c3", size: 2_000))
    #expect(try await stores.practice.deleteCourse("c1", profileID: "p1"))
    try await stores.practice.create(Self.course("c4", size: 7_000))
    try store.close()
  }

  @Test("is not exceeded by writes at the same time")
  func races() async throws {
    let (store, stores) = try stores(StorageQuota(bytesPerProfile: 10_000))
    let accepted = await withTaskGroup(of: Int.self) { group in
      for number in 0..<20 {
        group.addTask { (try? await stores.practice.create(Self.course("c\(number)", size: 3_000), limit: 100)) == true ? 1 : 0 }
      }
      return await group.reduce(0, +)
    }
    #expect(accepted == 3)
    try store.close()
  }

  @Test("counts word lists and the questions of practice tests")
  func listsAndTests() async throws {
    let (store, stores) = try stores(StorageQuota(bytesPerProfile: 30_000))
    try await store.writer.perform { db in
      try db.execute(
        sql: """
          INSERT INTO practice_test (id, profile_id, course_id, course, topics, difficulty, question_count, language, seed, backend, status,
            created_at, position) VALUES ('t1', 'p1', 'c1', 'Heat', '[]', 'easy', 5, 'en', 1, 'notes', 'generating', 1, 0)
          """)
    }
    let size = try await store.read { try StorageQuota.size(of: "p1", $0) }
    #expect(size == 5 * StorageQuota.bytesPerQuestion)
    let list = OwnWordList(
      id: "l1", profileID: "p1", name: "Words", languageID: "es", edition: "e", entryCount: 1, falseFriendCount: 0, borrows: false,
      createdAt: 1)
    await #expect(throws: StorageQuotaError.profile(limit: 30_000)) {
      try await stores.games.create(list, document: [UInt8](repeating: 32, count: 20_000), limit: 10)
    }
    #expect(try await stores.games.create(list, document: [UInt8](repeating: 32, count: 9_000), limit: 10))
    #expect(try await store.read { try StorageQuota.size(of: "p1", $0) } == size + 9_000)
    try store.close()
  }

  @Test("of all profiles is the size of the database, without its free pages")
  func all() async throws {
    let (store, stores) = try stores(StorageQuota(bytesPerProfile: 1 << 30, bytes: 4 << 20))
    var stored = 0
    while (try? await stores.practice.create(Self.course("c\(stored)", size: 500_000), limit: 100)) == true { stored += 1 }
    #expect((6...8).contains(stored))
    await #expect(throws: StorageQuotaError.all) { try await stores.practice.create(Self.course("late", size: 500_000)) }
    for number in 0..<3 { #expect(try await stores.practice.deleteCourse("c\(number)", profileID: "p1")) }
    try await stores.practice.create(Self.course("late", size: 500_000))
    try store.close()
  }
}
