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
      try Self.noteActivity(of: key, at: time, db)
      return true
    }
  }

  private static func noteActivity(of key: TokenDigest, at time: Timestamp, _ db: Database) throws {
    try db.execute(
      sql: "UPDATE profile SET active_at = ? WHERE id = (SELECT profile_id FROM session WHERE token_hash = ?)",
      arguments: [time, Blob(key.bytes)])
  }

  /// Stores a session, and limits the time of the session that it replaces.
  public func replace(_ key: TokenDigest, with successor: Session, acceptedUntil end: Timestamp) async throws -> Bool {
    try await store.writer.perform { db in
      try db.execute(
        sql: "UPDATE session SET expires_at = min(expires_at, ?), replaced_at = ifnull(replaced_at, ?) WHERE token_hash = ?",
        arguments: [end, successor.createdAt, Blob(key.bytes)])
      guard db.changesCount > 0 else { return false }
      try SessionRow.insert(successor, db)
      try Self.noteActivity(of: key, at: successor.createdAt, db)
      return true
    }
  }

  /// Deletes the sessions of a profile.
  public func endSessions(_ keys: [TokenDigest], of profileID: ProfileID) async throws {
    try await store.writer.perform { db in
      try db.execute(sql: "DELETE FROM session WHERE profile_id = ? AND replaced_at IS NOT NULL", arguments: [profileID])
      for key in keys {
        let arguments: StatementArguments = [profileID, Blob(key.bytes)]
        try db.execute(sql: "DELETE FROM session WHERE profile_id = ? AND token_hash = ?", arguments: arguments)
      }
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
