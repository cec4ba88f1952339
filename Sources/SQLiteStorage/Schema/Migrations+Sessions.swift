import GRDB
import Identifiers
import Storage

extension Migrations {
  /// The name of the step that adds sessions.
  static let sessions = "009 profiles and sessions"

  /// Adds profiles and sessions.
  ///
  /// Before this step, the id of a profile was the token in its cookie. Such a profile gets a new id, and its old cookie is the token of a
  /// session. The session counts as old, so that the token is replaced at its first use.
  static func addSessions(_ db: Database) throws {
    try createSessions(db)
    try db.execute(
      sql: "CREATE TABLE token (old TEXT NOT NULL PRIMARY KEY, id TEXT NOT NULL DEFAULT (lower(hex(randomblob(16))))) WITHOUT ROWID")
    for table in profileTables {
      try db.execute(
        sql: """
          INSERT OR IGNORE INTO token (old) SELECT DISTINCT profile_id FROM \(table)
          WHERE length(profile_id) = 32 AND profile_id NOT GLOB '*[^0-9a-f]*'
          """)
    }
    for table in profileTables {
      try db.execute(
        sql: """
          UPDATE \(table) SET profile_id = (SELECT id FROM token WHERE old = profile_id)
          WHERE profile_id IN (SELECT old FROM token)
          """)
    }
    try keepCookies(db)
    try db.execute(sql: "DROP TABLE token")
  }

  /// NB: the tables as they were at this step.
  private static let profileTables = [
    "attempt", "course", "practice_test", "scheduled_test", "calendar", "word_list_edition", "own_word_list", "game", "best_game",
    "hard_word", "hard_word_review",
  ]

  private static func keepCookies(_ db: Database) throws {
    let now = try Int64.fetchOne(db, sql: "SELECT CAST(strftime('%s', 'now') AS INTEGER) * 1000000") ?? 0
    let end = Timestamp(microseconds: now) + .days(400)
    let tokens = try Row.fetchCursor(db, sql: "SELECT old, id FROM token")
    while let row = try tokens.next() {
      let (old, id): (String, String) = (row["old"], row["id"])
      try db.execute(sql: "INSERT INTO profile (id, created_at, active_at) VALUES (?, 0, ?)", arguments: [id, now])
      try db.execute(
        sql: "INSERT INTO session (token_hash, profile_id, created_at, seen_at, expires_at) VALUES (?, ?, 0, 0, ?)",
        arguments: [Blob(TokenDigest(token: old).bytes), id, end])
    }
  }

  /// A session has the SHA-256 of its token, and that of the token that it replaces. Times are microseconds since 1970, UTC.
  private static func createSessions(_ db: Database) throws {
    let session = [
      "token_hash", "profile_id", "created_at", "seen_at", "expires_at", "replaced_at", "predecessor_hash", "is_received",
    ]
    try db.execute(
      sql: """
        CREATE TABLE profile (
          \(ChecksummedTable.column(over: ["id", "created_at", "active_at"])),
          id TEXT NOT NULL PRIMARY KEY,
          created_at INTEGER NOT NULL,
          active_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX profile_by_activity ON profile (active_at);

        CREATE TABLE session (
          \(ChecksummedTable.column(over: session)),
          token_hash BLOB NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
          profile_id TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
          created_at INTEGER NOT NULL,
          seen_at INTEGER NOT NULL,
          expires_at INTEGER NOT NULL,
          replaced_at INTEGER,
          predecessor_hash BLOB CHECK (length(predecessor_hash) = 32),
          is_received INTEGER NOT NULL DEFAULT 1 CHECK (is_received IN (0, 1))
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX session_by_profile ON session (profile_id);
        CREATE INDEX session_by_expiry ON session (expires_at);
        """)
  }
}
