import GRDB

extension Migrations {
  /// Gives every table a checksum for each row, moves the texts of notes into a table of their own, and gives rowids to the tables with
  /// large texts.
  ///
  /// SQLite keeps the rows of a table WITHOUT ROWID in the nodes of its tree too. Large rows make that tree deep and slow.
  static func selfCheck(_ db: Database) throws {
    try deleteForsakenEditions(db)
    try splitNotes(db)
    try splitResults(db)
    let large = ["course", "practice_test", "practice_question", "game", "scheduled_test", "attempt"]
    let tables = try String.fetchAll(
      db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'grdb%' ORDER BY name")
    for table in tables { try rebuild(table, withRowids: large.contains(table), db) }
  }

  /// Earlier versions kept the words of own lists that were deleted.
  private static func deleteForsakenEditions(_ db: Database) throws {
    try db.execute(
      sql: """
        DELETE FROM word_list_edition WHERE profile_id IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM own_word_list AS own WHERE own.profile_id = word_list_edition.profile_id
            AND own.id = word_list_edition.list_id AND own.edition = word_list_edition.edition)
          AND NOT EXISTS (SELECT 1 FROM game WHERE game.profile_id = word_list_edition.profile_id
            AND game.list_id = word_list_edition.list_id AND game.edition = word_list_edition.edition)
        """)
  }

  /// The size is in bytes of UTF-8. The large column of a table is its last, so that reading the others does not touch it.
  private static func splitNotes(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE notes_text (
          course_id TEXT NOT NULL,
          notes_id TEXT NOT NULL,
          text TEXT NOT NULL,
          PRIMARY KEY (course_id, notes_id),
          FOREIGN KEY (course_id, notes_id) REFERENCES course_notes (course_id, id) ON DELETE CASCADE
        ) STRICT;
        INSERT INTO notes_text (course_id, notes_id, text) SELECT course_id, id, text FROM course_notes;

        CREATE TABLE course_notes_new (
          course_id TEXT NOT NULL REFERENCES course (id) ON DELETE CASCADE,
          id TEXT NOT NULL,
          place INTEGER NOT NULL,
          name TEXT NOT NULL,
          word_count INTEGER NOT NULL,
          byte_count INTEGER NOT NULL,
          topics TEXT NOT NULL,
          PRIMARY KEY (course_id, id)
        ) STRICT;
        INSERT INTO course_notes_new (course_id, id, place, name, word_count, byte_count, topics)
        SELECT course_id, id, place, name, word_count, length(CAST(text AS BLOB)), topics FROM course_notes;
        DROP TABLE course_notes;
        ALTER TABLE course_notes_new RENAME TO course_notes;
        """)
  }

  private static func splitResults(_ db: Database) throws {
    // NB: in its first days, step 005 did not add the certainty.
    let certainty = try db.columns(in: "result").contains { $0.name == "certainty" } ? "certainty" : "NULL"
    try db.execute(
      sql: """
        CREATE TABLE result_new (
          attempt_id TEXT NOT NULL PRIMARY KEY REFERENCES attempt (id) ON DELETE CASCADE,
          level TEXT NOT NULL,
          scaled_score INTEGER NOT NULL,
          certainty TEXT CHECK (certainty IN ('sure', 'likely', 'too_few')),
          document BLOB NOT NULL
        ) STRICT;
        INSERT INTO result_new (attempt_id, level, scaled_score, certainty, document)
        SELECT attempt_id, level, scaled_score, \(certainty), document FROM result;
        DROP TABLE result;
        ALTER TABLE result_new RENAME TO result;
        """)
  }

  /// Adds a column to a table whose rows have checksums, and to the values that the checksum covers.
  static func addColumn(_ definition: String, to table: String, _ db: Database) throws {
    try db.execute(sql: "ALTER TABLE \(table) ADD COLUMN \(definition)")
    try rebuild(table, withRowids: false, db)
  }

  /// Rebuilds a table with a checksum of all its values, and with its indexes. SQLite can neither add a stored column nor change one in place.
  private static func rebuild(_ table: String, withRowids: Bool, _ db: Database) throws {
    guard
      let definition = try String.fetchOne(db, sql: "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?", arguments: [table]),
      let body = definition.firstIndex(of: "(")
    else { return }
    let indexes = try String.fetchAll(
      db, sql: "SELECT sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL ORDER BY name", arguments: [table])
    let columns = try Row.fetchAll(db, sql: "SELECT name, type, pk FROM pragma_table_info(?)", arguments: [table])
    let names: [String] = columns.map { $0["name"] }
    // NB: an INTEGER PRIMARY KEY is the rowid, which is no value of the row.
    let values: [String] = columns.filter { ($0["type"] as String, $0["pk"] as Int) != ("INTEGER", 1) }.map { $0["name"] }
    var rest = ChecksummedTable.withoutChecksum(String(definition[definition.index(after: body)...]))
    if withRowids {
      rest = rest.replacing("STRICT, WITHOUT ROWID", with: "STRICT").replacing("id TEXT PRIMARY KEY", with: "id TEXT NOT NULL PRIMARY KEY")
    }
    let list = names.joined(separator: ", ")
    try db.execute(
      sql: """
        CREATE TABLE \(table)_new (\(ChecksummedTable.column(over: values)),\(rest);
        INSERT INTO \(table)_new (\(list)) SELECT \(list) FROM \(table);
        DROP TABLE \(table);
        ALTER TABLE \(table)_new RENAME TO \(table);
        """)
    for index in indexes { try db.execute(sql: index) }
  }
}
