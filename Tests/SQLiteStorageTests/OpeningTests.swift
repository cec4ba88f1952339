import Foundation
import GRDB
import PracticeTests
import Storage
import TestSupport
import Testing

@testable import SQLiteStorage

@Suite("Opening a data folder")
struct OpeningTests {
  /// NB: a property, so that the folder outlives every use in a test.
  private let scratch = ScratchFolder()
  private var database: String { "\(scratch.path)/nivel.sqlite" }

  private func makeStore() throws { try Store(folder: scratch.path).close() }

  private func change(_ sql: String) throws {
    let queue = try DatabaseQueue(path: database)
    try queue.write { try $0.execute(sql: sql) }
    try queue.close()
  }

  private func reasonNotToOpen() -> StorageError? {
    do {
      try Store(folder: scratch.path).close()
      return nil
    } catch { return error as? StorageError }
  }

  @Test("creates a database with the mark of Nivel, which is found again")
  func new() throws {
    try makeStore()
    #expect(reasonNotToOpen() == nil)
    #expect(FolderCheck(folder: scratch.path).findings.filter { $0.severity == .problem } == [])
  }

  @Test("refuses a lost database, and does not replace it")
  func lost() throws {
    try makeStore()
    try FileManager.default.removeItem(atPath: database)
    #expect(reasonNotToOpen() == .missingDatabase(path: database))
    #expect(!FileManager.default.fileExists(atPath: database))
    #expect(FolderCheck(folder: scratch.path).hasProblem)
  }

  @Test("refuses an empty database file, and leaves it as it is")
  func empty() throws {
    try makeStore()
    try Data().write(to: URL(filePath: database))
    #expect(reasonNotToOpen() == .missingDatabase(path: database))
    #expect(try Data(contentsOf: URL(filePath: database)).isEmpty)
  }

  @Test("begins anew once the operator has removed the lock file and the database")
  func anew() throws {
    try makeStore()
    for name in ["nivel.sqlite", "nivel.lock"] { try FileManager.default.removeItem(atPath: "\(scratch.path)/\(name)") }
    #expect(reasonNotToOpen() == nil)
  }

  @Test("begins anew after an interruption of the first start")
  func interrupted() throws {
    try Data("half".utf8).write(to: URL(filePath: "\(database).new"))
    try Data().write(to: URL(filePath: "\(scratch.path)/nivel.lock"))
    #expect(reasonNotToOpen() == nil)
    #expect(!FileManager.default.fileExists(atPath: "\(database).new"))
  }

  @Test("refuses a newer schema, and names both versions")
  func newer() throws {
    try makeStore()
    try change("INSERT INTO grdb_migrations VALUES ('999 from the future')")
    let known = Migrations.migrator.migrations.last ?? ""
    #expect(reasonNotToOpen() == .newerSchema(path: database, found: "999 from the future", known: known))
    #expect("\(reasonNotToOpen() ?? .full)".contains("install the newer version"))
  }

  @Test("refuses a database of another program", arguments: ["PRAGMA application_id = 5", "CREATE TABLE theirs (id)"])
  func foreign(sql: String) throws {
    let queue = try DatabaseQueue(path: database)
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "CREATE TABLE other (id)")
      try db.execute(sql: sql)
    }
    try queue.close()
    #expect(reasonNotToOpen() == .foreign(path: database))
  }

  @Test("refuses a file that is no database, with advice")
  func noDatabase() throws {
    try Data(repeating: 7, count: 8_192).write(to: URL(filePath: database))
    guard case .damaged = reasonNotToOpen() else { return #expect(Bool(false), "\(String(describing: reasonNotToOpen()))") }
    #expect("\(reasonNotToOpen() ?? .full)".contains("nivel restore"))
  }

  @Test("closes the folder and its files to other users")
  func modes() throws {
    try makeStore()
    for (name, mode) in [("", 0o755), ("nivel.sqlite", 0o644), ("nivel.lock", 0o666)] {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: name.isEmpty ? scratch.path : "\(scratch.path)/\(name)")
    }
    #expect(FolderCheck(folder: scratch.path).findings.count { $0.message.contains("other users can read") } == 3)
    let store = try Store(folder: scratch.path)
    defer { try? store.close() }
    #expect(try scratch.mode("") == 0o700)
    for name in ["nivel.sqlite", "nivel.sqlite-wal", "nivel.sqlite-shm", "nivel.lock"] {
      #expect(try scratch.mode(name) == 0o600, "\(name)")
    }
  }

  @Test("refuses a folder that is shared like /tmp, and leaves its mode")
  func shared() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o1777], ofItemAtPath: scratch.path)
    #expect(reasonNotToOpen() == .sharedFolder(path: scratch.path))
    #expect(try scratch.mode("") == 0o1777)
  }

  @Test("leaves only the database and the lock after a clean stop, and no deleted notes in them")
  func cleanStop() async throws {
    let store = try Store(folder: scratch.path)
    let practice = Stores(store).practice
    let secret = "the secret of the notes"
    let notes = [Course.Notes(id: "n1", name: "", text: String(repeating: secret, count: 2_000))]
    try await practice.create(Course(id: "c1", profileID: "p1", name: "", language: "en", createdAt: 1, notes: notes))
    #expect(try scratch.contains(secret))
    #expect(try await practice.deleteCourse("c1", profileID: "p1"))
    try store.close()
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).sorted() == ["nivel.lock", "nivel.sqlite"])
    #expect(try !scratch.contains(secret))
  }

  @Test("empties the log when nothing is written, but not while there are writes")
  func idle() async throws {
    let store = try Store(folder: scratch.path)
    defer { try? store.close() }
    let log = "\(scratch.path)/nivel.sqlite-wal"
    func size() -> Int64 { StoreFiles.status(log)?.size ?? -1 }
    let practice = Stores(store).practice
    try await practice.create(Course(id: "c1", profileID: "p1", name: "", language: "en", createdAt: 1))
    await store.tidyIfIdle()
    #expect(size() > 0)
    await store.tidyIfIdle()
    #expect(size() == 0)
  }
}
