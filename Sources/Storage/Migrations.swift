import GRDB

/// The schema, as numbered steps. A step that has been released is never edited; a change is a new step.
enum Migrations {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("001 placement attempts") { db in try db.execute(sql: placementAttempts) }
    return migrator
  }

  /// Times are microseconds since 1970, UTC. An answer's form is its kind and its value:
  /// an option's id, the typed text, tile ids with a space between, or nothing for "I don't know".
  private static let placementAttempts = """
    CREATE TABLE blueprint (
      id INTEGER PRIMARY KEY,
      language_id TEXT NOT NULL,
      version TEXT NOT NULL,
      document BLOB NOT NULL
    ) STRICT;
    CREATE INDEX blueprint_by_version ON blueprint (language_id, version);

    CREATE TABLE attempt (
      id TEXT PRIMARY KEY,
      profile_id TEXT NOT NULL,
      language_id TEXT NOT NULL,
      blueprint_id INTEGER NOT NULL REFERENCES blueprint (id),
      seed INTEGER NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('in_progress', 'finished')),
      started_at INTEGER NOT NULL,
      finished_at INTEGER,
      position INTEGER NOT NULL CHECK (position >= 0),
      skips_listening INTEGER NOT NULL CHECK (skips_listening IN (0, 1)),
      CHECK ((status = 'finished') = (finished_at IS NOT NULL))
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX attempt_by_profile ON attempt (profile_id, started_at);

    CREATE TABLE answer (
      attempt_id TEXT NOT NULL REFERENCES attempt (id) ON DELETE CASCADE,
      item_id TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('choice', 'text', 'tiles', 'dont_know')),
      value TEXT NOT NULL,
      sequence INTEGER NOT NULL,
      answered_at INTEGER NOT NULL,
      PRIMARY KEY (attempt_id, item_id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE result (
      attempt_id TEXT PRIMARY KEY REFERENCES attempt (id) ON DELETE CASCADE,
      level TEXT NOT NULL,
      scaled_score INTEGER NOT NULL,
      document BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
