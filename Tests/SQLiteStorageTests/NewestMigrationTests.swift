import GRDB
import Storage
import Testing

@testable import SQLiteStorage

@Suite("A store of schema 012 or later")
struct NewestMigrationTests {
  private let scratch = ScratchFolder()

  @Test("keeps every row of every table", arguments: Migrations.migrator.migrations.dropLast().filter { $0 >= "012" })
  func rows(version: String) throws {
    let path = "\(scratch.path)/nivel.sqlite"
    let database = try DatabaseQueue(path: path, configuration: Store.configuration)
    try Migrations.migrator.migrate(database, upTo: version)
    try database.write { db in
      try db.execute(sql: Self.others)
      try PracticeAndGameRows.insert(3, db)
      try SchemaVersion.mark(db)
    }
    let columns = try database.read(Self.columns)
    let before = try database.read { db in try Self.contents(of: columns, db) }
    #expect(before.filter(\.value.isEmpty).isEmpty, "every table has rows")
    try database.close()
    try Store(folder: scratch.path).close()
    let newest = try ReadOnlyDatabase.open(path)
    #expect(try newest.read { db in try Self.contents(of: columns, db) } == before)
    let added = try newest.read(Self.columns).filter { columns[$0.key] == nil }
    #expect(try newest.read { db in try Self.contents(of: added, db) }.filter { !$0.value.isEmpty }.isEmpty, "new tables are empty")
    let check = FolderCheck(folder: scratch.path)
    #expect(check.findings.filter { $0.severity == .problem } == [])
    #expect(check.schema == Migrations.migrator.migrations.last)
  }

  /// The columns of each table, without checksums: they cover columns that later versions add.
  private static func columns(_ db: Database) throws -> [String: [String]] {
    let tables = try String.fetchAll(
      db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> 'grdb_migrations'")
    return Dictionary(uniqueKeysWithValues: try tables.map { ($0, try db.columns(in: $0).map(\.name).filter { $0 != "checksum" }) })
  }

  private static func contents(of columns: [String: [String]], _ db: Database) throws -> [String: [String]] {
    Dictionary(
      uniqueKeysWithValues: try columns.map { table, names in
        (table, try Row.fetchAll(db, sql: "SELECT \(names.joined(separator: ", ")) FROM \(table)").map { "\($0)" }.sorted())
      })
  }

  /// Attempts, a course and a game.
  private static let others = """
    INSERT INTO blueprint (id, language_id, version, document) VALUES (7, 'en', '1', CAST('{"a": 1}' AS BLOB));
    INSERT INTO attempt (id, profile_id, language_id, blueprint_id, seed, status, started_at, finished_at, position, skips_listening,
      drill_items)
    VALUES ('a0', 'p1', 'en', 7, -5, 'finished', 1, 9, 3, 0, NULL), ('d0', 'p1', 'en', 7, 6, 'in_progress', 2, NULL, 0, 1, '["en_1"]');
    INSERT INTO answer (attempt_id, item_id, kind, value, sequence, answered_at) VALUES ('a0', 'en_1', 'text', 'größer', 3, 4);
    INSERT INTO result (attempt_id, level, scaled_score, document) VALUES ('a0', 'B1', 61, CAST('{"level": "B1"}' AS BLOB));
    INSERT INTO course (id, profile_id, name, language, topics, created_at) VALUES ('c0', 'p1', 'Física', 'es', '["Calor"]', 1);
    INSERT INTO course_notes (course_id, id, place, name, topics, word_count, byte_count) VALUES ('c0', 'n1', 0, 'one', '[]', 2, 9);
    INSERT INTO notes_text (course_id, notes_id, text) VALUES ('c0', 'n1', '# Ondas é');
    INSERT INTO calendar (profile_id, secret) VALUES ('p1', 'secret');
    INSERT INTO word_list_edition (list_id, edition, profile_id, document) VALUES ('own1', 'e1', 'p1', x'01'), ('played', 'e3', 'p1', x'03');
    INSERT INTO own_word_list (profile_id, id, name, language_id, edition, entry_count, false_friend_count, borrows, created_at)
    VALUES ('p1', 'own1', 'Mine', 'es', 'e1', 1, 0, 0, 1);
    INSERT INTO game (profile_id, id, list_id, edition, mode, seed, hard_words, answers, state, right_count, wrong_count, points,
      best_streak, played_at)
    VALUES ('p1', 'g1', 'played', 'e3', 'classic', 1, '[]', '[]', 'user_won', 1, 0, 10, 1, 2);
    """
}
