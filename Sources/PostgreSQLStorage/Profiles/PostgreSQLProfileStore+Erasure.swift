public import Identifiers
import Storage

extension PostgreSQLProfileStore {
  /// The tables with a profile's data, in the order in which their rows can be deleted.
  ///
  /// NB: rows of other tables belong to rows of these and are deleted with them.
  private static let tables = [
    "best_game", "game", "own_word_list", "word_list_edition", "hard_word", "hard_word_review", "calendar", "scheduled_test",
    "practice_test", "course", "shared_result", "attempt", "transfer_code", "session",
  ]

  /// Deletes all rows of a profile in one transaction.
  public func delete(_ profileID: ProfileID) async throws { _ = try await delete(profileID) { _ in true } }

  /// Deletes a profile if a condition is true in the same transaction.
  private func delete(_ profileID: ProfileID, if isMeant: @escaping @Sendable (PostgreSQLConnection) throws -> Bool) async throws -> Bool {
    try await database.write(.profile(profileID)) { connection in
      guard try isMeant(connection) else { return false }
      try Self.deleteRows(of: profileID, connection)
      try connection.change(
        """
        INSERT INTO erased_profile (id, erased_at) VALUES ($1, now()) ON CONFLICT (id) DO UPDATE SET erased_at = excluded.erased_at
        """, [profileID])
      return true
    }
  }

  private static func deleteRows(of profileID: ProfileID, _ connection: PostgreSQLConnection) throws(PostgreSQLError) {
    for table in tables { try connection.change("DELETE FROM \(table) WHERE profile_id = $1", [profileID]) }
    try connection.change("DELETE FROM profile WHERE id = $1", [profileID])
  }

  /// Deletes what requests that were under way at other servers have stored since a profile was erased. Its sessions are gone, so there are
  /// no later requests.
  ///
  /// - Parameter seconds: The time since an erasure, which is longer than the longest request. An upload of 4 MiB at the slowest speed that
  ///   servers accept takes 34 minutes.
  func deleteErasedAgain(after seconds: Int = 3600) async throws {
    let ids: [ProfileID] = try await database.read { connection in
      try connection.rows(
        "SELECT id FROM erased_profile WHERE erased_at <= now() - make_interval(secs => $1::bigint) LIMIT 100", [seconds]
      ).map { try $0["id"] }
    }
    for id in ids {
      // NB: the next time tries again what fails.
      try? await database.write(.profile(id)) { connection in
        try Self.deleteRows(of: id, connection)
        try connection.change("DELETE FROM erased_profile WHERE id = $1", [id])
      }
    }
  }

  /// Deletes what was stored since profiles were erased, for all of them at once. No server may use the database.
  static func completeErasures(_ connection: PostgreSQLConnection) throws(PostgreSQLError) {
    let rows = try connection.rows("SELECT id FROM erased_profile")
    for row in rows {
      let id: ProfileID = try row["id"]
      // NB: each statement is a transaction. The note is deleted last, so that an interruption loses nothing.
      try deleteRows(of: id, connection)
      try connection.change("DELETE FROM erased_profile WHERE id = $1", [id])
    }
  }

  /// Does nothing: PostgreSQL frees what was deleted by itself (autovacuum), and does not overwrite it before it uses the place again.
  public func eraseDeleted() async throws -> Bool { false }

  /// SQL that is true for a row of `profile` with data.
  // NB: every edition of an own list belongs to a list or a game.
  private static let hasData = tables.filter { !["session", "transfer_code", "word_list_edition"].contains($0) }
    .map { "EXISTS (SELECT 1 FROM \($0) WHERE profile_id = profile.id)" }.joined(separator: " OR ")

  /// Whether any table of data has a row of a profile.
  public func hasData(_ profileID: ProfileID) async throws -> Bool {
    try await database.read { connection in
      try connection.row("SELECT \(Self.hasData) AS has_data FROM profile WHERE id = $1", [profileID])?["has_data"] ?? false
    }
  }

  /// The number of profiles in one read for ``deleteProfiles(unusedSince:emptySince:)``.
  private static let page = 500

  /// Looks for profiles that nobody uses in pages, and deletes each by itself if still nobody uses it.
  public func deleteProfiles(unusedSince time: Timestamp, emptySince emptyTime: Timestamp) async throws -> Int {
    var (count, last) = (0, nil as (time: Timestamp, id: ProfileID)?)
    while !Task.isCancelled {
      let page = try await unused(since: time, emptySince: emptyTime, after: last)
      for profile in page where profile.isUnused && !Task.isCancelled {
        let isDeleted = try await delete(profile.id) { connection in
          let row = try connection.row(
            "SELECT \(Self.isUnused) AS is_unused FROM profile WHERE id = $3 FOR UPDATE", [time, emptyTime, profile.id])
          return try row?["is_unused"] ?? false
        }
        if isDeleted { count += 1 }
      }
      guard let end = page.last, page.count == Self.page else { break }
      last = (end.time, end.id)
    }
    return count
  }

  /// SQL that is true for a profile that was not used since `$1`, or since `$2` if it has no data.
  private static let isUnused = "(active_at < $1 OR active_at < $2 AND NOT (\(hasData)))"

  private func unused(
    since time: Timestamp, emptySince emptyTime: Timestamp, after last: (time: Timestamp, id: ProfileID)?
  ) async throws -> [(time: Timestamp, id: ProfileID, isUnused: Bool)] {
    let (lastTime, lastID) = (last?.time ?? Timestamp(microseconds: .min), last?.id ?? ProfileID(""))
    return try await database.read { connection in
      try connection.rows(
        """
        SELECT id, active_at, \(Self.isUnused) AS is_unused FROM profile
        WHERE active_at < GREATEST($1::bigint, $2::bigint) AND (active_at, id) > ($3, $4) ORDER BY active_at, id LIMIT \(Self.page)
        """, [time, emptyTime, lastTime, lastID]
      ).map { (time: try $0["active_at"], id: try $0["id"], isUnused: try $0["is_unused"]) }
    }
  }
}
