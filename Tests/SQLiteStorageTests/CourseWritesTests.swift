import GRDB
import PracticeTests
import Storage
import Synchronization
import TestSupport
import Testing

@testable import SQLiteStorage

@Suite("A change of a course")
struct CourseWritesTests {
  private let scratch = ScratchFolder()
  private static let text = String(repeating: "Heat flows from warm to cold. ", count: 20_000)

  /// The size of the log after a change, in bytes: what SQLite wrote.
  private func written(by change: (any PracticeTestStore) async throws -> Void) async throws -> Int64 {
    let store = try Store(folder: scratch.path)
    defer { try? store.close() }
    let practice = Stores(store).practice
    let notes = (0..<4).map { Course.Notes(id: "n\($0)", name: "", text: Self.text) }
    try await practice.create(Course(id: "c1", profileID: "p1", name: "Heat", language: "en", createdAt: 1, notes: notes))
    _ = try await store.pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    try await change(practice)
    return StoreFiles.status("\(scratch.path)/nivel.sqlite-wal")?.size ?? 0
  }

  @Test("of the name writes no notes")
  func rename() async throws {
    let size = try await written { _ = try await $0.updateCourse("c1", profileID: "p1") { $0.name = "Warmth" } }
    #expect(size > 0 && size < 64 << 10)
  }

  @Test("that changes nothing writes nothing")
  func nothing() async throws {
    #expect(try await written { _ = try await $0.updateCourse("c1", profileID: "p1") { _ in } } == 0)
  }

  @Test("that adds notes writes those notes alone")
  func add() async throws {
    let new = CourseContents.Notes(Course.Notes(id: "new", name: "", text: Self.text))
    let size = try await written { _ = try await $0.updateCourse("c1", profileID: "p1") { $0.notes.append(new) } }
    #expect(size > Self.text.utf8.count && size < 3 * Self.text.utf8.count / 2)
  }

  @Test("and a look at its outline read no text")
  func reads() async throws {
    let store = try Store(folder: scratch.path)
    defer { try? store.close() }
    let practice = Stores(store).practice
    let notes = [Course.Notes(id: "n1", name: "", text: "Heat flows.")]
    try await practice.create(Course(id: "c1", profileID: "p1", name: "Heat", language: "en", createdAt: 1, notes: notes))
    // Without the text, everything works that does not need it.
    try await store.pool.write { try $0.execute(sql: "DELETE FROM notes_text") }
    #expect(try await practice.outline("c1", profileID: "p1")?.wordCount == 2)
    #expect(try await practice.outlines(profileID: "p1").count == 1)
    #expect(try await practice.updateCourse("c1", profileID: "p1") { $0.name = "Warmth" }?.name == "Warmth")
    await #expect(throws: StorageError.self) { try await practice.course("c1", profileID: "p1") }
  }
}
