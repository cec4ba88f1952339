import GRDB
import Identifiers
import Storage

/// A row of `session`.
enum SessionRow {
  static func insert(_ session: Session, _ db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO session (token_hash, profile_id, created_at, seen_at, expires_at, replaced_at, predecessor_hash, is_received)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        Blob(session.key.bytes), session.profileID, session.createdAt, session.seenAt, session.expiresAt, session.replacedAt,
        session.predecessor.map { Blob($0.bytes) }, session.isReceived,
      ])
  }

  /// The sessions for which a condition is true.
  /// - Throws: ``StorageError/damaged(_:)`` for a row that is not as it was written.
  static func all(where condition: String, _ arguments: StatementArguments, _ db: Database) throws -> [Session] {
    let sql = "SELECT *, \(try CurrentSchema.isIntact("session")) FROM session WHERE \(condition) ORDER BY created_at, token_hash"
    return try Row.fetchAll(db, sql: sql, arguments: arguments).map(session)
  }

  private static func session(_ row: Row) throws -> Session {
    try CurrentSchema.verify(row, "a session")
    let hash: Blob = row["token_hash"]
    let replaced: Blob? = row["predecessor_hash"]
    guard let key = TokenDigest(bytes: hash.bytes) else { throw StorageError.damaged("a session has a wrong key") }
    return Session(
      key: key, profileID: row["profile_id"], createdAt: row["created_at"], seenAt: row["seen_at"], expiresAt: row["expires_at"],
      replacedAt: row["replaced_at"], predecessor: replaced.flatMap { TokenDigest(bytes: $0.bytes) }, isReceived: row["is_received"])
  }
}
