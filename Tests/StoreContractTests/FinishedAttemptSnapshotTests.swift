import Foundation
import Identifiers
import Placement
@testable import PostgreSQLStorage
import SQLiteStorage
import Storage
import TestSupport
import Testing

@Suite("A snapshot of finished attempts")
struct FinishedAttemptSnapshotTests {
  /// Attempts of several clients and of two languages, most of them finished, with every kind of answer.
  ///
  /// The last three are of one learner: the first of them in time has one answer, the second two, and the third four. Another learner has
  /// answered an item in a drill before.
  private static func fill(_ attempts: any AttemptStore) async throws {
    for language in ["en", "es"] {
      let documents = TestDocuments(blueprint: Array("{\"of\": \"\(language)\"}".utf8), calibration: language == "es" ? [1, 2] : nil)
      let blueprint = try await attempts.keepDocuments(documents, languageID: language, version: "1")
      try await attempts.create(
        Attempt(
          id: AttemptID("drill-\(language)"), profileID: "p4", languageID: language, blueprintID: blueprint, seed: 1, drillItems: ["i3"],
          startedAt: 0))
      _ = try await attempts.keep(.dontKnow, for: "i3", in: AttemptID("drill-\(language)"), profile: "p4")
      // NB: the ids are not in the order of their creation, and sort by code point.
      for (number, id) in ["b", "é", "a", "Z", "zz", "ab", "a-b", "0"].enumerated() {
        let (id, profile) = (AttemptID("\(id)-\(language)"), ProfileID("p\(min(number, 5))"))
        let client = AttemptClient(device: number % 2 == 0 ? .phone : nil, interfaceLanguage: number % 3 == 0 ? "de" : nil)
        try await attempts.create(
          Attempt(
            id: id, profileID: profile, languageID: language, blueprintID: blueprint, seed: .max - UInt64(number), client: client,
            startedAt: number == 5 ? 2 : 1))
        let given: [GivenAnswer] = [.choice("o1"), .text("ä\t\\n \"q\""), .tiles(["t2", "t1"]), .dontKnow]
        for (place, given) in given.enumerated().prefix(number < 6 ? number : 8 - number) {
          _ = try await attempts.keep(given, for: "i\(place)", in: id, profile: profile)
        }
        if number != 3 { _ = try await attempts.finish("result", id: id, profile: profile) }
      }
    }
  }

  private static func contents(_ snapshot: any FinishedAttemptSnapshot) throws -> [FinishedAttempt] {
    var found: [FinishedAttempt] = []
    for shard in 0..<snapshot.shardCount {
      try snapshot.forEach(inShard: shard) { attempt in
        var attempt = attempt
        attempt.answers.sort { $0.itemID < $1.itemID }
        found.append(attempt)
      }
    }
    return found
  }

  /// Opens the database of a test.
  private static func snapshot(_ name: String, shardSize: Int) async throws -> PostgreSQLFinishedAttempts {
    try PostgreSQLFinishedAttempts(
      url: try await TestPostgreSQL.url(schema: name) + " application_name='\(name)'", languageID: "en", shardSize: shardSize)
  }

  private static func withDatabase(_ body: (_ name: String, _ stores: Stores) async throws -> Void) async throws {
    let name = "nivel-\(UUID().uuidString)"
    let storage = try await StorageKind.postgreSQL.open(name)
    do { try await body(name, storage.stores) } catch {
      try await storage.close()
      throw error
    }
    try await storage.close()
    try await StorageKind.postgreSQL.remove(name)
  }

  @Test("in PostgreSQL is that of SQLite, whatever the size of its shards", arguments: [1, 2, 3, 7, 100])
  func sameAsSQLite(shardSize: Int) async throws {
    try await Self.withDatabase { name, stores in
      try await Self.fill(stores.attempts)
      let folder = FileManager.default.temporaryDirectory.appending(path: name).path
      let sqlite = try await StorageKind.sqlite.open(name)
      try await Self.fill(sqlite.stores.attempts)
      try await sqlite.close()
      let expected = try FinishedAttempts(folder: folder).read(languageID: "en") { (try Self.contents($0), try $0.documents()) }
      try await StorageKind.sqlite.remove(name)
      let snapshot = try await Self.snapshot(name, shardSize: shardSize)
      defer { snapshot.close() }
      #expect(snapshot.shardCount == (7 + shardSize - 1) / shardSize)
      #expect(try Self.contents(snapshot) == expected.0)
      #expect(try snapshot.documents() == expected.1 && expected.1.count == 1)
      #expect(
        expected.0.map { $0.answers.map(\.itemID) }
          == [["i0"], ["i1"], ["i0", "i1"], ["i2", "i3"], [], ["i0", "i1", "i2"], ["i0"]],
        "an item that a learner answered before is left out")
    }
  }

  @Test("does not see attempts that end later")
  func later() async throws {
    try await Self.withDatabase { name, stores in
      try await Self.fill(stores.attempts)
      let snapshot = try await Self.snapshot(name, shardSize: 2)
      defer { snapshot.close() }
      _ = try await stores.attempts.finish("late", id: "Z-en", profile: "p3")
      #expect(try Self.contents(snapshot).count == 7)
      #expect(try await Self.contents(Self.snapshot(name, shardSize: 2)).count == 8)
    }
  }

  @Test("reads a shard again when its connection is lost")
  func lostConnection() async throws {
    try await Self.withDatabase { name, stores in
      try await Self.fill(stores.attempts)
      let snapshot = try await Self.snapshot(name, shardSize: 2)
      defer { snapshot.close() }
      let before = try Self.contents(snapshot)
      // NB: not the connection that keeps the snapshot.
      try await TestPostgreSQL.run(
        """
        SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = '\(name)' AND query NOT LIKE '%row_number%'
        """)
      #expect(try Self.contents(snapshot) == before && before.count == 7)
    }
  }

  @Test("of a database without tables, or with those of another version, is an error")
  func otherSchema() async throws {
    try await Self.withDatabase { name, _ in
      try await TestPostgreSQL.run("DELETE FROM \"\(name)\".schema_step WHERE name LIKE '006%'")
      await #expect(
        throws: PostgreSQLError.unsuitable("it has the tables of an earlier version: start nivel serve with this database once")
      ) {
        try await Self.snapshot(name, shardSize: 2)
      }
      try await TestPostgreSQL.run("DROP TABLE \"\(name)\".schema_step")
      await #expect(throws: PostgreSQLError.unsuitable("it has no tables of Nivel: start nivel serve with this database once")) {
        try await Self.snapshot(name, shardSize: 2)
      }
    }
  }
}
