import GRDB
public import Identifiers
import Storage

extension SQLiteProfileStore {
  /// The tables with a profile's data, in the order in which their rows can be deleted.
  ///
  /// NB: rows of other tables belong to rows of these and are deleted with them.
  static let tables = [
    "best_game", "game", "own_word_list", "word_list_edition", "hard_word", "hard_word_review", "calendar", "scheduled_test",
    "practice_test", "course", "shared_result", "attempt", "transfer_code", "session",
  ]

  /// Deletes all rows of a profile: each course and each practice test by itself, and then all other rows in one transaction.
  public func delete(_ profileID: ProfileID) async throws { _ = try await delete(profileID) { _ in true } }

  /// Deletes a profile while a condition is true.
  ///
  /// SQLite overwrites what it deletes. So the deletion of a large profile takes long, and takes turns with small writes.
  private func delete(_ profileID: ProfileID, while isMeant: @escaping @Sendable (Database) throws -> Bool) async throws -> Bool {
    for part in try await store.read({ try LargePart.all(of: profileID, $0) }) {
      try await store.writer.perform(bytes: part.bytes) { db in
        guard try isMeant(db) else { return }
        try db.execute(sql: "DELETE FROM \(part.table) WHERE id = ? AND profile_id = ?", arguments: [part.id, profileID])
      }
    }
    return try await store.writer.perform(bytes: GroupCommit.largeWrite) { db in
      guard try isMeant(db) else { return false }
      for table in Self.tables { try db.execute(sql: "DELETE FROM \(table) WHERE profile_id = ?", arguments: [profileID]) }
      try db.execute(sql: "DELETE FROM profile WHERE id = ?", arguments: [profileID])
      return true
    }
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

  /// The number of profiles in one read for ``deleteProfiles(unusedSince:emptySince:)``.
  private static let page = 500

  /// Looks for profiles that nobody uses in pages, outside of the writer, and deletes each by itself if still nobody uses it.
  public func deleteProfiles(unusedSince time: Timestamp, emptySince emptyTime: Timestamp) async throws -> Int {
    let isUnused = "active_at < ? OR active_at < ? AND NOT (\(Self.hasData))"
    let sql = """
      SELECT id, active_at, \(isUnused) AS is_unused FROM profile
      WHERE active_at < ? AND (active_at, id) > (?, ?) ORDER BY active_at, id LIMIT \(Self.page)
      """
    var (count, last) = (0, (time: Timestamp(microseconds: .min), id: ProfileID("")))
    while !Task.isCancelled {
      let page = try await store.read { [last] db in
        let arguments: StatementArguments = [time, emptyTime, max(time, emptyTime), last.time, last.id]
        return try Row.fetchAll(db, sql: sql, arguments: arguments).map { row in
          (time: row["active_at"] as Timestamp, id: row["id"] as ProfileID, isUnused: row["is_unused"] as Bool)
        }
      }
      for profile in page where profile.isUnused && !Task.isCancelled {
        let arguments: StatementArguments = [time, emptyTime, profile.id]
        let isDeleted = try await delete(profile.id) { db in
          try Bool.fetchOne(db, sql: "SELECT \(isUnused) FROM profile WHERE id = ?", arguments: arguments) ?? false
        }
        if isDeleted { count += 1 }
      }
      guard let end = page.last, page.count == Self.page else { break }
      last = (end.time, end.id)
    }
    return count
  }
}

/// A part of a profile that may be large, and is deleted by itself.
private struct LargePart: Sendable {
  let table: String
  let id: String
  /// The size of its texts.
  let bytes: Int

  static func all(of profileID: ProfileID, _ db: Database) throws -> [LargePart] {
    let sql = """
      SELECT 'course' AS part, id, (SELECT total(byte_count) FROM course_notes WHERE course_id = course.id) AS bytes
      FROM course WHERE profile_id = ?1
      UNION ALL SELECT 'practice_test', id, question_count * \(StorageQuota.bytesPerQuestion) FROM practice_test WHERE profile_id = ?1
      """
    return try Row.fetchAll(db, sql: sql, arguments: [profileID]).map { row in
      LargePart(table: row["part"], id: row["id"], bytes: max(GroupCommit.largeWrite, Int(row["bytes"] as Double)))
    }
  }
}
