public import Identifiers
public import Storage

/// The PostgreSQL store of transfer codes.
public struct PostgreSQLTransferStore: TransferStore {
  let database: PostgreSQLDatabase

  /// Replaces the code of a profile, in one transaction.
  public func create(_ code: TransferCode) async throws {
    try await database.write(.profile(code.profileID)) { connection in
      try connection.change("DELETE FROM transfer_code WHERE profile_id = $1", [code.profileID])
      try connection.change(
        "INSERT INTO transfer_code (code_hash, profile_id, created_at, expires_at) VALUES ($1, $2, $3, $4)",
        [code.key.bytes, code.profileID, code.createdAt, code.expiresAt])
    }
  }

  /// Fetches a code, also an expired one.
  public func transferCode(_ key: TokenDigest) async throws -> TransferCode? {
    try await database.read { connection in
      guard let row = try connection.row("SELECT profile_id, created_at, expires_at FROM transfer_code WHERE code_hash = $1", [key.bytes])
      else { return nil }
      return TransferCode(
        key: key, profileID: try row["profile_id"], createdAt: try row["created_at"], expiresAt: try row["expires_at"])
    }
  }

  /// Deletes a code and inserts the session, in one transaction.
  public func redeem(
    _ key: TokenDigest, at time: Timestamp, session: @escaping @Sendable (ProfileID) -> Session
  ) async throws -> Session? {
    try await database.write(.none) { connection in
      // NB: one statement, so that two browsers cannot both find the code.
      let row = try connection.row(
        "DELETE FROM transfer_code WHERE code_hash = $1 AND expires_at > $2 RETURNING profile_id", [key.bytes, time])
      guard let row else { return nil }
      let new = session(try row["profile_id"])
      try SessionRow.insert(new, connection)
      try connection.change("UPDATE profile SET active_at = $2 WHERE id = $1", [new.profileID, time])
      return new
    }
  }
}
