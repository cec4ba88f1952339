import GRDB
public import Identifiers
public import Storage

/// The SQLite store of transfer codes.
public struct SQLiteTransferStore: TransferStore {
  private let store: Store

  /// Uses an open database.
  public init(_ store: Store) { self.store = store }

  /// Replaces the code of a profile, in one transaction.
  public func create(_ code: TransferCode) async throws {
    try await store.writer.perform { db in
      try db.execute(sql: "DELETE FROM transfer_code WHERE profile_id = ?", arguments: [code.profileID])
      try db.execute(
        sql: "INSERT INTO transfer_code (code_hash, profile_id, created_at, expires_at) VALUES (?, ?, ?, ?)",
        arguments: [Blob(code.key.bytes), code.profileID, code.createdAt, code.expiresAt])
    }
  }

  /// Fetches a code, also an expired one.
  public func transferCode(_ key: TokenDigest) async throws -> TransferCode? { try await store.read { try Self.find(key, $0) } }

  /// Deletes a code and inserts the session, in one transaction.
  public func redeem(
    _ key: TokenDigest, at time: Timestamp, session: @escaping @Sendable (ProfileID) -> Session
  ) async throws -> Session? {
    try await store.writer.perform { db in
      guard let code = try Self.find(key, db), code.expiresAt > time else { return nil }
      try db.execute(sql: "DELETE FROM transfer_code WHERE code_hash = ?", arguments: [Blob(key.bytes)])
      let new = session(code.profileID)
      try SessionRow.insert(new, db)
      try db.execute(sql: "UPDATE profile SET active_at = ? WHERE id = ?", arguments: [time, code.profileID])
      return new
    }
  }

  private static func find(_ key: TokenDigest, _ db: Database) throws -> TransferCode? {
    let sql = "SELECT *, \(try CurrentSchema.isIntact("transfer_code")) FROM transfer_code WHERE code_hash = ?"
    guard let row = try Row.fetchOne(db, sql: sql, arguments: [Blob(key.bytes)]) else { return nil }
    try CurrentSchema.verify(row, "a transfer code")
    return TransferCode(key: key, profileID: row["profile_id"], createdAt: row["created_at"], expiresAt: row["expires_at"])
  }
}
