import GRDB

extension Migrations {
  /// The name of the step that adds links to results and transfer codes.
  static let sharing = "010 links and transfer codes"

  /// Adds links to results and transfer codes. Both have the SHA-256 of their secret. Times are microseconds since 1970, UTC.
  static func addSharing(_ db: Database) throws {
    let link = ["token_hash", "profile_id", "attempt_id", "created_at", "expires_at"]
    let code = ["code_hash", "profile_id", "created_at", "expires_at"]
    try db.execute(
      sql: """
        CREATE TABLE shared_result (
          \(ChecksummedTable.column(over: link)),
          token_hash BLOB NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
          profile_id TEXT NOT NULL,
          attempt_id TEXT NOT NULL REFERENCES attempt (id) ON DELETE CASCADE,
          created_at INTEGER NOT NULL,
          expires_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX shared_result_by_profile ON shared_result (profile_id, created_at);
        CREATE INDEX shared_result_by_attempt ON shared_result (attempt_id);
        CREATE INDEX shared_result_by_expiry ON shared_result (expires_at);

        CREATE TABLE transfer_code (
          \(ChecksummedTable.column(over: code)),
          code_hash BLOB NOT NULL PRIMARY KEY CHECK (length(code_hash) = 32),
          profile_id TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
          created_at INTEGER NOT NULL,
          expires_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX transfer_code_by_profile ON transfer_code (profile_id);
        CREATE INDEX transfer_code_by_expiry ON transfer_code (expires_at);
        """)
  }
}
