public import Storage

/// The progress of tests that servers write, in a table without a log. It is gone after a crash of PostgreSQL.
public struct PostgreSQLProgressStore: ProgressStore {
  let database: PostgreSQLDatabase

  /// Adds an entry, if this server is the one that writes the test now. With number 1, the place in the queue is removed.
  public func add(_ text: String, number: Int, toTest id: String) async throws {
    try await database.write(.none) { connection in
      let count = try connection.change(
        """
        INSERT INTO writing_progress (test_id, number, entry) SELECT id, $2, $3 FROM practice_test
        WHERE id = $1 AND status = 'generating' AND writer = current_setting('nivel.server')
        ON CONFLICT (test_id, number) DO UPDATE SET entry = excluded.entry
        """, [id, number, text])
      if count > 0, number == 1 { try connection.change("DELETE FROM writing_progress WHERE test_id = $1 AND number = 0", [id]) }
    }
  }

  /// The entries after a number.
  public func progress(ofTest id: String, after number: Int) async throws -> [(number: Int, text: String)] {
    try await database.read { connection in
      try connection.rows(
        "SELECT number, entry FROM writing_progress WHERE test_id = $1 AND (number > $2 OR number = 0) ORDER BY number", [id, number]
      ).map { (number: try $0["number"], text: try $0["entry"]) }
    }
  }
}
