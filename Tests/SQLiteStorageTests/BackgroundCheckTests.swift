import Foundation
import GRDB
import Storage
import Synchronization
import Testing

@testable import SQLiteStorage

@Suite("The check of a store in use")
struct BackgroundCheckTests {
  /// NB: a property, so that the folder outlives every use in a test.
  private let scratch = ScratchFolder()

  /// Inserts hard words: a table without rowids, with a key of several columns and more rows than a slice.
  private static func fill(_ store: Store, rows: Int) async throws {
    try await store.writer.perform { db in
      for number in 0..<rows {
        try db.execute(
          sql: """
            INSERT INTO hard_word (profile_id, list_id, english, language_id, translations, readings, easiness, repetitions, interval_days,
              lapses, seen_at, due_at) VALUES (?, 'l', ?, ?, '[]', '[]', 250, 0, 0, 0, 1, 1)
            """, arguments: ["p\(number % 7)", "word \(number)", "language \(number)"])
      }
    }
  }

  /// Changes a value in the file without its checksum, as a failing disk does.
  private func damage() throws {
    let file = URL(filePath: "\(scratch.path)/nivel.sqlite")
    var bytes = try Data(contentsOf: file)
    let value = try #require(bytes.range(of: Data("language 777".utf8)))
    bytes[value.upperBound - 1] = UInt8(ascii: "8")
    try bytes.write(to: file)
  }

  @Test("finds nothing in a sound store, and a damaged value in any slice of a table")
  func checksums() async throws {
    let events = Mutex<[StorageEvent]>([])
    let store = try Store(folder: scratch.path)
    try await Self.fill(store, rows: 1_000)
    #expect(await store.check())
    try store.close()
    try damage()
    let damaged = try Store(folder: scratch.path) { event in events.withLock { $0.append(event) } }
    #expect(await damaged.check() == false)
    guard case .damaged(let reason) = damaged.health.condition else { throw StorageError.failed("the damage was not noted") }
    #expect(reason.contains("hard_word"))
    #expect(events.withLock { $0 } == [.changed(.damaged(reason))])
    await #expect(throws: StorageError.self) { try await damaged.checkReady() }
    try damaged.close()
  }

  @Test("ends when the store is closed")
  func close() async throws {
    let store = try Store(folder: scratch.path)
    try await Self.fill(store, rows: 1_000)
    let checking = Task { await store.check() }
    try store.close()
    checking.cancel()
    _ = await checking.value
  }
}
