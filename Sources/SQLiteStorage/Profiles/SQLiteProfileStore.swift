import GRDB
public import Identifiers
public import Storage

/// The SQLite store of profiles and sessions.
public struct SQLiteProfileStore: ProfileStore {
  let store: Store

  /// Uses an open database.
  public init(_ store: Store) { self.store = store }

  /// Stores a session, and its profile if it is new, in one transaction.
  public func begin(_ session: Session) async throws {
    try await store.writer.perform { db in
      try db.execute(
        sql: "INSERT INTO profile (id, created_at, active_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        arguments: [session.profileID, session.createdAt, session.createdAt])
      try SessionRow.insert(session, db)
    }
  }

  /// Fetches a session, also an expired one.
  public func session(_ key: TokenDigest) async throws -> Session? {
    try await store.read { try SessionRow.all(where: "token_hash = ?", [Blob(key.bytes)], $0).first }
  }

  /// Fetches the sessions of a profile, the oldest first.
  public func sessions(of profileID: ProfileID) async throws -> [Session] {
    try await store.read { try SessionRow.all(where: "profile_id = ?", [profileID], $0) }
  }

  /// Writes the time of use to a session and its profile.
  public func noteUse(of key: TokenDigest, at time: Timestamp) async throws -> Bool {
    try await store.writer.perform { db in
      try db.execute(sql: "UPDATE session SET seen_at = ? WHERE token_hash = ?", arguments: [time, Blob(key.bytes)])
      guard db.changesCount > 0 else { return false }
      try Self.noteActivity(of: Blob(key.bytes), at: time, db)
      return true
    }
  }

  private static func noteActivity(of key: Blob, at time: Timestamp, _ db: Database) throws {
    try db.execute(
      sql: "UPDATE profile SET active_at = ? WHERE id = (SELECT profile_id FROM session WHERE token_hash = ?)",
      arguments: [time, key])
  }

  /// Stores a session, and deletes earlier successors of the same session that were never used.
  public func replace(with successor: Session, forgettingUnusedUntil time: Timestamp) async throws -> Bool {
    guard let replaced = successor.predecessor.map({ Blob($0.bytes) }) else { return false }
    return try await store.writer.perform { db in
      let isThere = "SELECT EXISTS (SELECT 1 FROM session WHERE token_hash = ? AND profile_id = ?)"
      guard try Bool.fetchOne(db, sql: isThere, arguments: [replaced, successor.profileID]) == true else { return false }
      try db.execute(
        sql: "DELETE FROM session WHERE profile_id = ? AND predecessor_hash = ? AND is_received = 0 AND created_at <= ?",
        arguments: [successor.profileID, replaced, time])
      try SessionRow.insert(successor, db)
      try Self.noteActivity(of: Blob(successor.key.bytes), at: successor.createdAt, db)
      return true
    }
  }

  /// Marks a session as received, and limits the time of the session that it replaces.
  public func noteReceipt(of key: TokenDigest, at time: Timestamp, predecessorUntil end: Timestamp) async throws -> Bool {
    try await store.writer.perform { db in
      let key = Blob(key.bytes)
      try db.execute(sql: "UPDATE session SET is_received = 1, seen_at = ? WHERE token_hash = ?", arguments: [time, key])
      guard db.changesCount > 0 else { return false }
      try db.execute(
        sql: """
          UPDATE session SET expires_at = min(expires_at, ?), replaced_at = ifnull(replaced_at, ?)
          WHERE token_hash = (SELECT predecessor_hash FROM session WHERE token_hash = ?)
          """, arguments: [end, time, key])
      try Self.noteActivity(of: key, at: time, db)
      return true
    }
  }

  /// Deletes a session, the one that it replaces, and those that replace one of both.
  public func endSession(_ key: TokenDigest, of profileID: ProfileID) async throws {
    try await store.writer.perform { db in
      let key = Blob(key.bytes)
      let replaced = try Blob.fetchOne(
        db, sql: "SELECT predecessor_hash FROM session WHERE token_hash = ? AND predecessor_hash IS NOT NULL", arguments: [key])
      let keys = replaced.map { [key, $0] } ?? [key]
      let (marks, pair) = (keys.map { _ in "?" }.joined(separator: ", "), StatementArguments(keys))
      try db.execute(
        sql: "DELETE FROM session WHERE profile_id = ? AND (token_hash IN (\(marks)) OR predecessor_hash IN (\(marks)))",
        arguments: [profileID] + pair + pair)
    }
  }

  /// Deletes expired sessions, transfer codes and links, in one transaction.
  public func deleteExpired(at time: Timestamp) async throws {
    try await store.writer.perform { db in
      for table in ["session", "transfer_code", "shared_result"] {
        try db.execute(sql: "DELETE FROM \(table) WHERE expires_at <= ?", arguments: [time])
      }
    }
  }
}
