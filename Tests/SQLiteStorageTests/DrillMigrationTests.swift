import GRDB
import Placement
import Storage
import TestSupport
import Testing

@testable import SQLiteStorage

@Suite("A store from before drills")
struct DrillMigrationTests {
  private let scratch = ScratchFolder()

  @Test(
    "keeps its attempts with their answers and results, and takes drills from then on",
    arguments: Migrations.migrator.migrations.filter { $0 >= "008" && $0 < "011" })
  func attempts(version: String) async throws {
    let database = try DatabaseQueue(path: "\(scratch.path)/nivel.sqlite", configuration: Store.configuration)
    try Migrations.migrator.migrate(database, upTo: version)
    try await database.write { db in
      try db.execute(
        sql: """
          INSERT INTO blueprint (id, language_id, version, document) VALUES (7, 'en', '1', CAST('{"a": 1}' AS BLOB));
          INSERT INTO attempt (id, profile_id, language_id, blueprint_id, seed, status, started_at, finished_at, position, skips_listening,
            length, seen_before, device, interface_language)
          VALUES ('a1', 'p1', 'en', 7, -5, 'finished', 1, 9, 3, 1, 'quick', '["en_9"]', 'phone', 'pt-BR'),
            ('a2', 'p1', 'en', 7, 6, 'in_progress', 2, NULL, 0, 0, 'full', '[]', NULL, NULL);
          INSERT INTO answer (attempt_id, item_id, kind, value, sequence, answered_at) VALUES ('a1', 'en_1', 'text', 'größer', 3, 4);
          INSERT INTO result (attempt_id, level, scaled_score, document) VALUES ('a1', 'B1', 61, CAST('{"level": "B1"}' AS BLOB));
          """)
    }
    try database.close()
    let store = try Store(folder: scratch.path)
    let attempts = Stores(store).attempts
    let first = try #require(try await attempts.attempt(AttemptID("a1"), profileID: "p1"))
    #expect(first.drillItems == nil && first.length == .quick && first.seenBefore == ["en_9"] && first.skipsListening)
    #expect(first.client == AttemptClient(device: .phone, interfaceLanguage: "pt-BR") && first.answers["en_1"]?.given == .text("größer"))
    #expect(try await attempts.resultDocument(first.id, profileID: "p1") == Array(#"{"level": "B1"}"#.utf8))
    #expect(try await attempts.attempts(profileID: "p1", limit: 9).map(\.id.rawValue) == ["a2", "a1"])
    let drill = Attempt(
      id: AttemptID("d1"), profileID: "p1", languageID: "en", blueprintID: 7, seed: 1, drillItems: ["en_1"], startedAt: 3)
    try await attempts.create(drill)
    #expect(try await attempts.attempt(drill.id, profileID: "p1") == drill)
    try store.close()
    #expect(FolderCheck(folder: scratch.path).findings.filter { $0.severity == .problem } == [])
  }
}
