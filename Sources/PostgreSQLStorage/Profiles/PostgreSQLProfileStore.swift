public import Identifiers
public import Storage

/// The PostgreSQL store of profiles and sessions.
public struct PostgreSQLProfileStore: ProfileStore {
  let database: PostgreSQLDatabase
  private let sessions: RequestGroups<TokenDigest, Session?>

  init(database: PostgreSQLDatabase) {
    self.database = database
    // NB: two at a time, because a group whose connection was lost would otherwise hold up every request.
    sessions = database.groups(atOnce: 2) { keys in
      try await database.readOnce { connection in
        let found = try SessionRow.all(where: "token_hash = ANY ($1)", [SQLArray(keys.map(\.bytes))], connection)
        let byKey = Dictionary(found.map { ($0.key, $0) }) { first, _ in first }
        return keys.map { byKey[$0] }
      }
    }
  }

  /// Stores a session, and its profile if it is new, in one transaction.
  public func begin(_ session: Session) async throws {
    try await database.write(.profile(session.profileID)) { connection in
      try connection.change(
        "INSERT INTO profile (id, created_at, active_at) VALUES ($1, $2, $2) ON CONFLICT DO NOTHING",
        [session.profileID, session.createdAt])
      try SessionRow.insert(session, connection)
    }
  }

  /// Fetches a session, also an expired one.
  public func session(_ key: TokenDigest) async throws -> Session? {
    try await sessions.reply(to: key)
  }

  /// Fetches the sessions of a profile, the oldest first.
  public func sessions(of profileID: ProfileID) async throws -> [Session] {
    try await database.readOnce { try SessionRow.all(where: "profile_id = $1", [profileID], $0) }
  }

  /// Writes the time of use to a session and its profile.
  public func noteUse(of key: TokenDigest, at time: Timestamp) async throws -> Bool {
    try await database.write(.none) { connection in
      guard try connection.change("UPDATE session SET seen_at = $2 WHERE token_hash = $1", [key.bytes, time]) > 0 else { return false }
      try Self.noteActivity(of: key, at: time, connection)
      return true
    }
  }

  private static func noteActivity(of key: TokenDigest, at time: Timestamp, _ connection: PostgreSQLConnection) throws {
    try connection.change(
      "UPDATE profile SET active_at = $2 WHERE id = (SELECT profile_id FROM session WHERE token_hash = $1)", [key.bytes, time])
  }

  /// Stores a session, and deletes earlier successors of the same session that were never used.
  public func replace(with successor: Session, forgettingUnusedUntil time: Timestamp) async throws -> Bool {
    guard let replaced = successor.predecessor else { return false }
    return try await database.write(.profile(successor.profileID)) { connection in
      let known = try connection.rows(
        "SELECT 1 FROM session WHERE token_hash = $1 AND profile_id = $2", [replaced.bytes, successor.profileID])
      guard !known.isEmpty else { return false }
      try connection.change(
        "DELETE FROM session WHERE profile_id = $1 AND predecessor_hash = $2 AND NOT is_received AND created_at <= $3",
        [successor.profileID, replaced.bytes, time])
      try SessionRow.insert(successor, connection)
      try Self.noteActivity(of: successor.key, at: successor.createdAt, connection)
      return true
    }
  }

  /// Marks a session as received, and limits the time of the session that it replaces.
  public func noteReceipt(of key: TokenDigest, at time: Timestamp, predecessorUntil end: Timestamp) async throws -> Bool {
    try await database.write(.none) { connection in
      let count = try connection.change(
        "UPDATE session SET is_received = true, seen_at = $2 WHERE token_hash = $1", [key.bytes, time])
      guard count > 0 else { return false }
      try connection.change(
        """
        UPDATE session SET expires_at = LEAST(expires_at, $2), replaced_at = COALESCE(replaced_at, $3)
        WHERE token_hash = (SELECT predecessor_hash FROM session WHERE token_hash = $1)
        """, [key.bytes, end, time])
      try Self.noteActivity(of: key, at: time, connection)
      return true
    }
  }

  /// Deletes a session, the one that it replaces, and those that replace one of both.
  public func endSession(_ key: TokenDigest, of profileID: ProfileID) async throws {
    try await database.write(.profile(profileID)) { connection in
      let row = try connection.row("SELECT predecessor_hash FROM session WHERE token_hash = $1", [key.bytes])
      let replaced: [UInt8]? = try row?["predecessor_hash"]
      try connection.change(
        """
        DELETE FROM session WHERE profile_id = $1 AND (token_hash IN ($2, $3) OR predecessor_hash IN ($2, $3))
        """, [profileID, key.bytes, replaced ?? key.bytes])
    }
  }

  /// Deletes expired sessions, transfer codes and links, in one transaction.
  public func deleteExpired(at time: Timestamp) async throws {
    try await database.write(.none) { connection in
      for table in ["session", "transfer_code", "shared_result"] {
        try connection.change("DELETE FROM \(table) WHERE expires_at <= $1", [time])
      }
    }
  }
}
