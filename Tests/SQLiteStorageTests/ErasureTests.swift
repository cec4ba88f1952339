import Foundation
import GRDB
import Identifiers
import PracticeTests
import Reproducible
import Storage
import Synchronization
import TestSupport
import Testing

@testable import SQLiteStorage

@Suite("Erasing a profile")
struct ErasureTests {
  @Test("leaves no text of it in any file, whatever the sizes of texts and the order of changes", arguments: [1, 2, 3, 4] as [UInt64])
  func traces(seed: UInt64) async throws {
    let scratch = ScratchFolder()
    let store = try Store(folder: scratch.path)
    let practice = Stores(store).practice
    var random = SeededGenerator(seed: seed)
    for number in 0..<120 {
      let isTheirs = Bool.random(using: &random)
      let profile: ProfileID = isTheirs ? "erased" : "kept"
      let text = "\(isTheirs ? "secret" : "public") words " + String(repeating: "x", count: Int.random(in: 0..<6_000, using: &random))
      try await practice.create(
        Course(
          id: "\(profile.rawValue) \(number)", profileID: profile, name: text.prefix(300) + "", language: "en", createdAt: 1,
          notes: [.init(id: "n", name: "\(text.prefix(40))", text: text)]))
      guard Bool.random(using: &random) else { continue }
      let renamed =
        "\(isTheirs ? "secret" : "public") words again " + String(repeating: "y", count: Int.random(in: 0..<400, using: &random))
      _ = try await practice.updateCourse("\(profile.rawValue) \(number)", profileID: profile) { $0.name = renamed }
    }
    #expect(try scratch.contains("secret words"))
    let profiles = Stores(store).profiles
    try await profiles.delete("erased")
    #expect(try await profiles.eraseDeleted())
    #expect(try !scratch.contains("secret words"))
    #expect(try scratch.contains("public words"))
    try store.close()
    #expect(try !scratch.contains("secret words"))
  }

  /// A store with a course of the profile "erased".
  private static func filled(_ folder: String) async throws -> Store {
    let store = try Store(folder: folder)
    try await Self.write("secret words", of: "erased", to: store)
    return store
  }

  private static func write(_ text: String, of profile: ProfileID, to store: Store) async throws {
    try await Stores(store).practice.create(
      Course(
        id: "\(profile.rawValue) \(text)", profileID: profile, name: text, language: "en", createdAt: 1,
        notes: [.init(id: "n", name: "notes", text: String(repeating: "\(text) ", count: 2_000))]))
  }

  @Test("reports a reader that keeps the log from being emptied, and finishes after it, also while others write")
  func openReader() async throws {
    let scratch = ScratchFolder()
    let store = try await Self.filled(scratch.path)
    let profiles = Stores(store).profiles
    var reader: DatabaseSnapshot? = try store.pool.makeSnapshot()
    try await profiles.delete("erased")
    #expect(try await !profiles.eraseDeleted())
    #expect(try await reader?.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM course") } == 1)
    #expect(try scratch.contains("secret words"))
    await store.tidy()
    #expect(try scratch.contains("secret words"))
    reader = nil
    try await Self.write("public words", of: "kept", to: store)
    await store.tidy()
    #expect(try !scratch.contains("secret words"))
    #expect(try scratch.contains("public words"))
    try store.close()
  }

  /// Runs a function while all writes wait for the writer.
  private static func whileWritesWait<Value: Sendable>(
    for writer: GroupCommit, _ body: @Sendable () async throws -> Value
  ) async throws -> Value {
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let gate = DispatchSemaphore(value: 0)
    let first = Task {
      try await writer.perform { _ in
        begin.finish()
        gate.wait()
      }
    }
    for await _ in begun {}
    defer { gate.signal() }
    let value = try await body()
    gate.signal()
    try await first.value
    return value
  }

  private final class Found: Sendable {
    let value = Mutex<Int?>(nil)
  }

  @Test("writes nothing while it looks for profiles that nobody uses")
  func search() async throws {
    let scratch = ScratchFolder()
    let store = try await Self.filled(scratch.path)
    let profiles = SQLiteProfileStore(store)
    try await profiles.begin(Session(key: TokenDigest(token: "t"), profileID: "erased", createdAt: 10, seenAt: 10, expiresAt: 99))
    let count = Found()
    let search = try await Self.whileWritesWait(for: store.writer) {
      let search = Task {
        let found = try await profiles.deleteProfiles(unusedSince: 5, emptySince: 50)
        count.value.withLock { $0 = found }
      }
      for _ in 0..<500 where count.value.withLock({ $0 == nil }) { try await Task.sleep(for: .milliseconds(10)) }
      #expect(count.value.withLock { $0 } == 0)
      return search
    }
    try await search.value
    try store.close()
  }

  @Test("lets small writes go on between its courses")
  func turns() async throws {
    let scratch = ScratchFolder()
    let store = try Store(folder: scratch.path)
    for number in 0..<9 { try await Self.write("\(number) " + String(repeating: "x", count: 400), of: "erased", to: store) }
    let writer = store.writer
    let (erasure, small) = try await Self.whileWritesWait(for: writer) {
      let erasure = Task { try await SQLiteProfileStore(store).delete("erased") }
      while writer.waitingCount < 1 { await Task.yield() }
      let small = Task { try await writer.perform { try Int.fetchOne($0, sql: "SELECT count(*) FROM course") ?? 0 } }
      while writer.waitingCount < 2 { await Task.yield() }
      return (erasure, small)
    }
    #expect(try await small.value >= 8)
    try await erasure.value
    #expect(try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM course") } == 0)
    try store.close()
  }

  @Test("finishes after a crash")
  func crash() async throws {
    let (scratch, restarted) = (ScratchFolder(), ScratchFolder())
    let store = try await Self.filled(scratch.path)
    let reader = try store.pool.makeSnapshot()
    try await Stores(store).profiles.delete("erased")
    // NB: the files as a process leaves them that is killed now.
    for name in ["nivel.sqlite", "nivel.sqlite-wal"] {
      try FileManager.default.copyItem(atPath: "\(scratch.path)/\(name)", toPath: "\(restarted.path)/\(name)")
    }
    _ = try await reader.read { try Int.fetchOne($0, sql: "SELECT 1") }
    try store.close()
    #expect(try restarted.contains("secret words"))
    let second = try Store(folder: restarted.path)
    await second.tidy()
    #expect(try !restarted.contains("secret words"))
    try second.close()
  }
}
