import GRDB
import Testing

@testable import SQLiteStorage

/// SQLite keeps the rows of a table WITHOUT ROWID in the nodes of its tree too. Large rows make that tree deep and slow.
@Suite("Tables without rowids")
struct LargeRowsTests {
  /// NB: a property, so that the folder outlives every use of the store in a test.
  private let scratch: ScratchStore

  init() throws { scratch = try ScratchStore() }

  /// The tables whose rows are short, with the column that may be the longest.
  private static let short = [
    "answer": "value", "best_game": "game_id", "calendar": "secret", "hard_word": "translations", "hard_word_review": "english",
    "own_word_list": "name", "practice_response": "text", "profile": "id", "session": "token_hash", "shared_result": "attempt_id",
    "transfer_code": "code_hash",
  ]

  /// The columns that may have more than a page.
  private static let large = [
    "blueprint": ["document", "calibration"], "game": ["answers"], "notes_text": ["text"], "practice_question": ["evidence", "stem"],
    "practice_removed_question": ["evidence", "stem"], "result": ["document"], "word_list_edition": ["document"],
  ]

  private func tables(withoutRowids: Bool) async throws -> Set<String> {
    try await scratch.store.read { db in
      try String.fetchSet(
        db, sql: "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%' AND wr = ?",
        arguments: [withoutRowids])
    }
  }

  @Test("are only those with short rows")
  func shortRows() async throws {
    #expect(try await tables(withoutRowids: true) == Set(Self.short.keys))
  }

  @Test("have no column for large texts, and every such column is the text of a table with rowids")
  func largeTexts() async throws {
    #expect(try await tables(withoutRowids: false).isSuperset(of: Self.large.keys))
    for (table, columns) in Self.large {
      let known = try await scratch.store.read { try String.fetchSet($0, sql: "SELECT name FROM pragma_table_info(?)", arguments: [table]) }
      #expect(known.isSuperset(of: columns), "\(table)")
    }
    let names = Set(Self.large.values.joined()).subtracting(["text", "answers"])
    for table in try await tables(withoutRowids: true) {
      let known = try await scratch.store.read { try String.fetchSet($0, sql: "SELECT name FROM pragma_table_info(?)", arguments: [table]) }
      #expect(known.isDisjoint(with: names), "\(table)")
    }
  }
}
