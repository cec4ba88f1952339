public import Identifiers
public import Placement
public import Storage

/// The PostgreSQL store of links to results.
public struct PostgreSQLSharedResultStore: SharedResultStore {
  let database: PostgreSQLDatabase

  /// Inserts a link unless the profile has as many as the limit, in one transaction.
  public func create(_ link: SharedResult, limit: Int) async throws -> Bool {
    try await database.write(.profile(link.profileID)) { connection in
      let row = try connection.row("SELECT count(*) AS count FROM shared_result WHERE profile_id = $1", [link.profileID])
      guard try row?["count"] ?? 0 < limit else { return false }
      try connection.change(
        "INSERT INTO shared_result (token_hash, profile_id, attempt_id, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)",
        [link.key.bytes, link.profileID, link.attemptID, link.createdAt, link.expiresAt])
      return true
    }
  }

  /// Fetches a link, also an expired one.
  public func sharedResult(_ key: TokenDigest) async throws -> SharedResult? {
    try await database.read { try Self.all(where: "token_hash = $1", [key.bytes], $0).first }
  }

  /// Fetches the links of a profile, the newest first.
  public func sharedResults(of profileID: ProfileID) async throws -> [SharedResult] {
    try await database.read { try Self.all(where: "profile_id = $1", [profileID], $0) }
  }

  /// Deletes the links to an attempt.
  public func deleteSharedResults(of attemptID: AttemptID, profileID: ProfileID) async throws {
    try await database.write(.profile(profileID)) { connection in
      _ = try connection.change("DELETE FROM shared_result WHERE attempt_id = $1 AND profile_id = $2", [attemptID, profileID])
    }
  }

  private static func all(
    where condition: String, _ values: [(any SQLEncodable)?], _ connection: PostgreSQLConnection
  ) throws -> [SharedResult] {
    try connection.rows(
      """
      SELECT token_hash, profile_id, attempt_id, created_at, expires_at FROM shared_result
      WHERE \(condition) ORDER BY created_at DESC, token_hash
      """, values
    ).map { row in
      let hash: [UInt8] = try row["token_hash"]
      guard let key = TokenDigest(bytes: hash) else { throw PostgreSQLError.damaged("a link to a result has a wrong key") }
      return SharedResult(
        key: key, profileID: try row["profile_id"], attemptID: try row["attempt_id"], createdAt: try row["created_at"],
        expiresAt: try row["expires_at"])
    }
  }
}
