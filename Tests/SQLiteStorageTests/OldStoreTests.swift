import GRDB
import Placement
import PracticeTests
import Storage
import TestSupport
import Testing
import WordGame

@testable import SQLiteStorage

@Suite("A store of an earlier version")
struct OldStoreTests {
  /// NB: a property, so that the folder outlives every use in a test.
  private let scratch = ScratchFolder()

  /// Makes a database as the version of Nivel with this last migration left it.
  private func makeOld(_ version: String) throws {
    let database = try DatabaseQueue(path: "\(scratch.path)/nivel.sqlite", configuration: Store.configuration)
    try Migrations.migrator.migrate(database, upTo: version)
    try database.write { try SampleRows.insert(upTo: version, $0) }
    try database.close()
  }

  @Test("keeps its rows, gets their checksums and the mark of Nivel", arguments: Migrations.migrator.migrations.filter { $0 < "008" })
  func everyVersion(version: String) async throws {
    try makeOld(version)
    let store = try Store(folder: scratch.path)
    let attempts = Stores(store).attempts
    let finished = try await attempts.attempt(AttemptID("a1"), profileID: "p1")
    #expect(finished?.answers["en_1"]?.given == .text("größer") && finished?.answers["en_2"]?.given == .dontKnow)
    #expect(finished?.status == .finished && finished?.finishedAt == 9 && finished?.position == 3)
    #expect(try await attempts.attempt(AttemptID("a2"), profileID: "p1")?.answers.count == 1)
    #expect(try await attempts.resultDocument(AttemptID("a1"), profileID: "p1") == Array(#"{"level": "B1"}"#.utf8))
    #expect(try await attempts.documents(7) == TestDocuments(blueprint: Array(#"{"a": 1}"#.utf8)))
    try store.close()
    let check = FolderCheck(folder: scratch.path)
    #expect(check.findings.filter { $0.severity == .problem } == [])
    #expect(check.schema == Migrations.migrator.migrations.last)
    #expect(
      try await ReadOnlyDatabase.open("\(scratch.path)/nivel.sqlite").read { try Int32.fetchOne($0, sql: "PRAGMA application_id") }
        == SchemaVersion.applicationID)
  }

  @Test("keeps its notes and their order", arguments: Migrations.migrator.migrations.filter { $0 >= "002" && $0 < "008" })
  func notes(version: String) async throws {
    try makeOld(version)
    let store = try Store(folder: scratch.path)
    defer { try? store.close() }
    let practice = Stores(store).practice
    let course = try #require(try await practice.course("c1", profileID: "p1"))
    #expect(course.notes.map(\.id) == ["n2", "n1"] && course.notes.map(\.text) == ["# Ondas é", ""])
    #expect(course.name == "Física" && course.topics == ["Calor"] && course.foundTopics == ["Ondas"])
    let sizes = try await practice.updateCourse("c1", profileID: "p1") { _ in }?.notes.map(\.byteCount)
    #expect(sizes == ["# Ondas é".utf8.count, 0])
    #expect(try await practice.test("t1", profileID: "p1")?.status == .ready)
  }

  @Test(
    "loses the words of deleted lists that no game was played with",
    arguments: Migrations.migrator.migrations.filter { $0 >= "004" && $0 < "008" })
  func editions(version: String) async throws {
    try makeOld(version)
    let store = try Store(folder: scratch.path)
    defer { try? store.close() }
    let games = Stores(store).games
    #expect(try await games.document(of: "own1", edition: "e1", profileID: "p1") == [1])
    #expect(try await games.document(of: "gone", edition: "e2", profileID: "p1") == nil)
    #expect(try await games.document(of: "played", edition: "e3", profileID: "p1") == [3])
    #expect(try await games.document(of: "es-en", edition: "e4", profileID: "p1") == [4])
    #expect(try await games.games(profileID: "p1", GameFilter(), limit: 9).map(\.game.id) == ["g1"])
  }

  @Test("of the first days of step 005, without the certainty of results, is converted too")
  func withoutCertainty() async throws {
    try makeOld("005 quick tests")
    let database = try DatabaseQueue(path: "\(scratch.path)/nivel.sqlite")
    try await database.write { try $0.execute(sql: "ALTER TABLE result DROP COLUMN certainty") }
    try database.close()
    let store = try Store(folder: scratch.path)
    defer { try? store.close() }
    #expect(try await Stores(store).attempts.attempts(profileID: "p1", limit: 9).map(\.level) == [nil, .b1])
  }

  @Test("has no trace of its deleted notes after the migration")
  func traces() throws {
    let path = "\(scratch.path)/nivel.sqlite"
    let database = try DatabaseQueue(path: path)
    try Migrations.migrator.migrate(database, upTo: "005 quick tests")
    let secret = "the secret of the notes"
    try database.write { db in
      try db.execute(sql: "PRAGMA secure_delete = OFF")
      try SampleRows.insert(upTo: "005 quick tests", db)
      try db.execute(sql: "UPDATE course_notes SET text = ? WHERE id = 'n1'", arguments: [String(repeating: secret, count: 2_000)])
      try db.execute(sql: "DELETE FROM course_notes WHERE id = 'n1'")
    }
    try database.close()
    try Store(folder: scratch.path).close()
    #expect(try !scratch.contains(secret))
  }
}
