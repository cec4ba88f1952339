import GRDB
public import Identifiers
public import Placement
public import Storage

/// The SQLite store of links to results.
public struct SQLiteSharedResultStore: SharedResultStore {
  private let store: Store

  /// Uses an open database.
  public init(_ store: Store) { self.store = store }

  /// Inserts a link unless the profile has as many as the limit, in one transaction.
  public func create(_ link: SharedResult, limit: Int) async throws -> Bool {
    try await store.writer.perform { db in
      let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM shared_result WHERE profile_id = ?", arguments: [link.profileID]) ?? 0
      guard count < limit else { return false }
      try db.execute(
        sql: "INSERT INTO shared_result (token_hash, profile_id, attempt_id, created_at, expires_at) VALUES (?, ?, ?, ?, ?)",
        arguments: [Blob(link.key.bytes), link.profileID, link.attemptID, link.createdAt, link.expiresAt])
      return true
    }
  }

  /// Fetches a link, also an expired one.
  public func sharedResult(_ key: TokenDigest) async throws -> SharedResult? {
    try await store.read { try Self.all(where: "token_hash = ?", [Blob(key.bytes)], $0).first }
  }

  /// Fetches the links of a profile, the newest first.
  public func sharedResults(of profileID: ProfileID) async throws -> [SharedResult] {
    try await store.read { try Self.all(where: "profile_id = ?", [profileID], $0) }
  }

  /// Deletes the links to an attempt.
  public func deleteSharedResults(of attemptID: AttemptID, profileID: ProfileID) async throws {
    try await store.writer.perform { db in
      try db.execute(
        sql: "DELETE FROM shared_result WHERE attempt_id = ? AND profile_id = ?", arguments: [attemptID, profileID])
    }
  }

  private static func all(where condition: String, _ arguments: StatementArguments, _ db: Database) throws -> [SharedResult] {
    let isIntact = try CurrentSchema.isIntact("shared_result")
    let sql = "SELECT *, \(isIntact) FROM shared_result WHERE \(condition) ORDER BY created_at DESC, token_hash"
    return try Row.fetchAll(db, sql: sql, arguments: arguments).map { row in
      try CurrentSchema.verify(row, "a link to a result")
      let hash: Blob = row["token_hash"]
      guard let key = TokenDigest(bytes: hash.bytes) else { throw StorageError.damaged("a link to a result has a wrong key") }
      return SharedResult(
        key: key, profileID: row["profile_id"], attemptID: row["attempt_id"], createdAt: row["created_at"], expiresAt: row["expires_at"])
    }
  }
}
