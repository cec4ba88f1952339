import Foundation
import GRDB
import Identifiers
import Placement
import PracticeTests
import Reproducible
import Storage
import TestSupport
import Testing
import WordGame

@testable import SQLiteStorage

/// Flips bytes in every page of a store. `make flips FLIPS=100` flips a hundred in each page.
@Suite("A flipped byte")
struct FlippedByteTests {
  private let scratch = ScratchFolder()
  private static let flips = ProcessInfo.processInfo.environment["NIVEL_FLIPS"].flatMap(Int.init) ?? 3
  private static let pageSize = 4_096
  private var database: String { "\(scratch.path)/nivel.sqlite" }

  @Test("in any page is found and named, or changes no stored value and does not stop the server")
  func everyPage() async throws {
    try await fill()
    let intact = try [UInt8](Data(contentsOf: URL(filePath: database)))
    let rows = try contents()
    #expect(rows.filter(\.value.isEmpty).isEmpty, "every table has rows")
    let seed = ProcessInfo.processInfo.environment["NIVEL_SEED"].flatMap(UInt64.init) ?? 1
    var generator = SeededGenerator(seed: seed)
    var (found, harmless) = (0, 0)
    let pages = intact.count / Self.pageSize
    for page in 0..<pages {
      // NB: the first page has the header of the file, in which every byte has a meaning of its own.
      let places = (page == 0 ? Array(0..<100) : []) + (0..<Self.flips).map { _ in Int.random(in: 0..<Self.pageSize, using: &generator) }
      for place in places {
        let position = page * Self.pageSize + place
        var bytes = intact
        bytes[position] ^= UInt8.random(in: 1...255, using: &generator)
        let damaged = ScratchFolder()
        try Data(bytes).write(to: URL(filePath: "\(damaged.path)/nivel.sqlite"))
        let check = FolderCheck(folder: damaged.path, isBackup: true)
        if check.hasProblem {
          found += 1
          continue
        }
        harmless += 1
        let now = try? contents(of: damaged.path)
        #expect(now == rows, "byte \(position) was \(intact[position]), became \(bytes[position]), and was not found (seed \(seed))")
        #expect(throws: Never.self, "byte \(position) was \(intact[position]), became \(bytes[position])") {
          try Store(folder: damaged.path).close()
        }
      }
    }
    print("\(pages) pages, \(found + harmless) flipped bytes: \(found) found and named, \(harmless) harmless")
    #expect(found > 0 && harmless > 0)
  }

  @Test("in a result, a stored blueprint or an answer is found when it is read")
  func reading() async throws {
    let store = try Store(folder: scratch.path)
    defer { try? store.close() }
    try await fill(store)
    let attempts = Stores(store).attempts
    // NB: a stored checksum cannot be written, so the test changes the values by a function that is wrong about them.
    for (table, change) in [
      ("result", "document = CAST('{}' AS BLOB)"), ("blueprint", "document = CAST('x' AS BLOB)"), ("answer", "value = 'o9'"),
    ] {
      try await store.pool.writeWithoutTransaction { db in
        try RowChecksum.registerWrong(in: db)
        defer { try? RowChecksum.register(in: db) }
        try db.execute(sql: "UPDATE \(table) SET \(change)")
      }
    }
    await #expect(throws: StorageError.self) { try await attempts.resultDocument(AttemptID("a0"), profileID: "p1") }
    await #expect(throws: StorageError.self) { try await attempts.documents(1) }
    await #expect(throws: StorageError.self) { try await attempts.attempt(AttemptID("a0"), profileID: "p1") }
    guard case .damaged(let reason) = store.health.condition else { return #expect(Bool(false), "\(store.health)") }
    #expect(reason.contains("is not as it was written"))
  }

  @Test(
    "in notes, a practice test or a word list is found when it is read",
    arguments: [
      ("course", "name = 'x'"), ("course_notes", "name = 'x'"), ("notes_text", "text = 'x'"), ("practice_test", "course = 'x'"),
      ("practice_question", "stem = 'x'"), ("practice_removed_question", "stem = 'x'"), ("practice_response", "milliseconds = 1"),
      ("own_word_list", "name = 'x'"),
      ("word_list_edition", "document = x'07'"),
    ])
  func readingPractice(table: String, change: String) async throws {
    let store = try Store(folder: scratch.path)
    defer { try? store.close() }
    try await fill(store)
    try await Self.read(table, Stores(store))
    try await store.pool.writeWithoutTransaction { db in
      try RowChecksum.registerWrong(in: db)
      defer { try? RowChecksum.register(in: db) }
      try db.execute(sql: "UPDATE \(table) SET \(change)")
    }
    await #expect(throws: StorageError.self) { try await Self.read(table, Stores(store)) }
    guard case .damaged(let reason) = store.health.condition else { return #expect(Bool(false), "\(store.health)") }
    #expect(reason.contains("is not as it was written"))
  }

  /// Reads something with a row of a table.
  private static func read(_ table: String, _ stores: Stores) async throws {
    switch table {
    case "own_word_list": _ = try #require(try await stores.games.ownList("own1", profileID: "p1"))
    case "word_list_edition": _ = try #require(try await stores.games.document(of: "own1", edition: "e1", profileID: "p1"))
    case "practice_test", "practice_question", "practice_removed_question", "practice_response":
      _ = try #require(try await stores.practice.test("test 0", profileID: "p1"))
    default: _ = try #require(try await stores.practice.course("c0", profileID: "p1"))
    }
  }

  @Test("in a database that was not closed stops the next start, with advice")
  func afterCrash() async throws {
    try await fill()
    try damagePages()
    try Data().write(to: URL(filePath: "\(database)-wal"))
    do {
      try Store(folder: scratch.path).close()
      Issue.record("the store opened a damaged database")
    } catch {
      #expect("\(error)".contains("the database is damaged") && "\(error)".contains("nivel restore"))
    }
  }

  @Test("in a database that was stopped cleanly stops the next start")
  func afterCleanStop() async throws {
    try await fill()
    try damagePages()
    #expect(StoreFiles.status("\(database)-wal") == nil)
    let problem = #expect(throws: StorageError.self) { try Store(folder: scratch.path).close() }
    #expect(problem.map { "\($0)" }?.contains("nivel restore") == true)
  }

  @Test("in a large database that was stopped cleanly is reported while the store is used")
  func inLargeStore() async throws {
    try await fill()
    try damagePages()
    let store = try Store(folder: scratch.path, access: PoolAccess(), immediateCheckLimit: 0)
    #expect(store.health == StorageHealth(condition: .sound, isChecked: false))
    let maintaining = Task { await store.maintain() }
    while !store.health.isChecked { try await Task.sleep(for: .milliseconds(5)) }
    guard case .damaged = store.health.condition else { return #expect(Bool(false), "\(store.health)") }
    await #expect(throws: StorageError.self) { try await store.checkReady() }
    maintaining.cancel()
    try? store.close()
  }

  /// Damages the heads of some pages in the middle of the file.
  private func damagePages() throws {
    var bytes = try [UInt8](Data(contentsOf: URL(filePath: database)))
    for page in 8..<16 { for place in 0..<8 { bytes[page * Self.pageSize + place] = 0xAA } }
    try Data(bytes).write(to: URL(filePath: database))
  }

  /// All rows of all tables.
  private func contents(of folder: String? = nil) throws -> [String: [String]] {
    try ReadOnlyDatabase.open("\(folder ?? scratch.path)/nivel.sqlite").read { db in
      let tables = try String.fetchAll(db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
      return Dictionary(
        try tables.map { ($0, try Row.fetchAll(db, sql: "SELECT * FROM \"\($0)\"").map { "\($0)" }.sorted()) }
      ) { first, _ in first }
    }
  }

  private func fill() async throws {
    let store = try Store(folder: scratch.path)
    try await fill(store)
    try store.close()
  }

  private func fill(_ store: Store) async throws {
    let stores = Stores(store)
    let blueprint = try await stores.attempts.keepDocuments(
      TestDocuments(blueprint: Array(repeating: 65, count: 20_000)), languageID: "en", version: "1")
    for number in 0..<6 {
      let id = AttemptID("a\(number)")
      let attempt = Attempt(id: id, profileID: "p1", languageID: "en", blueprintID: blueprint, seed: 4, startedAt: 1)
      try await stores.attempts.create(attempt)
      for item in 0..<20 {
        let record = Attempt.Record(given: .choice("o\(item)"), sequence: item + 1, number: nil, milliseconds: 900)
        _ = try await stores.attempts.keep(record, for: "en_\(item)", in: id, profileID: "p1", at: 2)
      }
      guard number < 4 else { continue }
      _ = try await stores.attempts.finish(id, profileID: "p1", at: 3) { _ in
        FinishedResult(level: .b1, scaledScore: 60, document: Array(repeating: 66, count: 5_000))
      }
    }
    for number in 0..<4 {
      let notes = [Course.Notes(id: "n", name: "notes", text: String(repeating: "Heat flows. ", count: 1_000))]
      try await stores.practice.create(Course(id: "c\(number)", profileID: "p1", name: "Heat", language: "en", createdAt: 1, notes: notes))
    }
    try await store.pool.write { db in
      try SampleRows.insertScheduleAndGame(db)
      try PracticeAndGameRows.insert(40, db)
    }
    // Leaves free pages.
    _ = try await stores.practice.deleteCourse("c1", profileID: "p1")
  }
}

extension RowChecksum {
  /// A function of the same name whose value is always 0.
  fileprivate static func registerWrong(in db: Database) throws {
    try db.execute(sql: "PRAGMA trusted_schema = ON")
    db.add(function: DatabaseFunction(function, pure: true) { _ in 0 })
  }
}
