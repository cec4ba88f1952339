import Foundation
import PracticeTests
import Storage
import Synchronization
import TestSupport
import Testing

@testable import SQLiteStorage

@Suite("A store whose files were deleted or replaced")
struct VanishedFolderTests {
  private let scratch = ScratchFolder()

  private func write(_ id: String, to store: Store) async throws {
    try await Stores(store).practice.create(Course(id: id, profileID: "p1", name: "", language: "en", createdAt: 1))
  }

  @Test("acknowledges no write", arguments: ["nivel.sqlite", "nivel.sqlite-wal", "nivel.sqlite-shm", "nivel.lock", ""])
  func deleted(name: String) async throws {
    let store = try Store(folder: scratch.path)
    try await write("c1", to: store)
    let path = name.isEmpty ? scratch.path : "\(scratch.path)/\(name)"
    try FileManager.default.removeItem(atPath: path)
    let missing = name.isEmpty ? "\(scratch.path)/nivel.sqlite" : path
    await #expect(throws: StorageError.vanished(path: missing)) { try await write("c2", to: store) }
    guard case .refusing(let reason) = store.health.condition else { return #expect(Bool(false), "\(store.health)") }
    #expect(reason.contains("deleted or replaced"))
  }

  @Test("reports the loss once, and works again when the folder is back")
  func replaced() async throws {
    let events = Mutex<[StorageEvent]>([])
    let store = try Store(folder: scratch.path) { event in events.withLock { $0.append(event) } }
    try await write("c1", to: store)
    let away = "\(scratch.path).away"
    try FileManager.default.moveItem(atPath: scratch.path, toPath: away)
    try FileManager.default.copyItem(atPath: away, toPath: scratch.path)
    for id in ["c2", "c3"] { await #expect(throws: StorageError.self) { try await write(id, to: store) } }
    try FileManager.default.removeItem(atPath: scratch.path)
    try FileManager.default.moveItem(atPath: away, toPath: scratch.path)
    try await write("c4", to: store)
    #expect(store.health.condition == .sound)
    #expect(events.withLock { $0.count } == 2 && events.withLock { $0.last } == .changed(.sound))
    try store.close()
  }
}
