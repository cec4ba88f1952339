extension Schema {
  /// A session has the SHA-256 of its token, and that of the token that it replaces. A transfer code has the SHA-256 of its secret.
  static let profiles = """
    CREATE TABLE profile (
      id string NOT NULL PRIMARY KEY,
      created_at BIGINT NOT NULL,
      active_at BIGINT NOT NULL
    );
    CREATE INDEX profile_by_activity ON profile (active_at);

    CREATE TABLE session (
      token_hash BYTEA NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
      profile_id string NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
      created_at BIGINT NOT NULL,
      seen_at BIGINT NOT NULL,
      expires_at BIGINT NOT NULL,
      replaced_at BIGINT,
      predecessor_hash BYTEA CHECK (length(predecessor_hash) = 32),
      is_received BOOLEAN NOT NULL
    );
    CREATE INDEX session_by_profile ON session (profile_id);
    CREATE INDEX session_by_expiry ON session (expires_at);

    CREATE TABLE transfer_code (
      code_hash BYTEA NOT NULL PRIMARY KEY CHECK (length(code_hash) = 32),
      profile_id string NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
      created_at BIGINT NOT NULL,
      expires_at BIGINT NOT NULL
    );
    CREATE INDEX transfer_code_by_profile ON transfer_code (profile_id);
    CREATE INDEX transfer_code_by_expiry ON transfer_code (expires_at);
    """
}
