import GRDB
public import Identifiers

extension SQLiteProfileStore {
  /// The tables with a profile's data, in the order in which their rows can be deleted.
  ///
  /// NB: rows of other tables belong to rows of these and are deleted with them.
  static let tables = [
    "best_game", "game", "own_word_list", "word_list_edition", "hard_word", "hard_word_review", "calendar", "scheduled_test",
    "practice_test", "course", "shared_result", "attempt", "transfer_code", "session",
  ]

  /// Deletes all rows of a profile in one transaction.
  public func delete(_ profileID: ProfileID) async throws { try await store.writer.perform { try Self.delete(profileID, $0) } }

  private static func delete(_ profileID: ProfileID, _ db: Database) throws {
    for table in tables { try db.execute(sql: "DELETE FROM \(table) WHERE profile_id = ?", arguments: [profileID]) }
    try db.execute(sql: "DELETE FROM profile WHERE id = ?", arguments: [profileID])
  }

  /// Writes the log into the database and empties it. SQLite has overwritten the deleted rows in the database itself (`secure_delete`).
  public func eraseDeleted() async throws -> Bool { try await store.emptyLog() }

  /// SQL that is true for a row of `profile` with data.
  // NB: every edition of an own list belongs to a list or a game.
  private static let hasData = tables.filter { !["session", "transfer_code", "word_list_edition"].contains($0) }
    .map { "EXISTS (SELECT 1 FROM \($0) WHERE profile_id = profile.id)" }.joined(separator: " OR ")

  /// Whether any table of data has a row of a profile.
  public func hasData(_ profileID: ProfileID) async throws -> Bool {
    try await store.read { db in
      try Bool.fetchOne(db, sql: "SELECT \(Self.hasData) FROM profile WHERE id = ?", arguments: [profileID]) ?? false
    }
  }

  /// Deletes profiles that nobody uses in one transaction.
  public func deleteProfiles(unusedSince time: Timestamp, emptySince emptyTime: Timestamp, limit: Int) async throws -> Int {
    let sql = """
      SELECT id FROM profile WHERE active_at < ?1 OR active_at < ?2 AND NOT (\(Self.hasData))
      ORDER BY active_at LIMIT ?3
      """
    return try await store.writer.perform { db in
      let unused = try ProfileID.fetchAll(db, sql: sql, arguments: [time, emptyTime, limit])
      for profileID in unused { try Self.delete(profileID, db) }
      return unused.count
    }
  }
}
