import GRDB

extension Migrations {
  /// Gives attempts a mark that the learner has looked at readings. The checksum of a row covers it too, so the table is rebuilt.
  static func addReadings(_ db: Database) throws {
    let columns = [
      "id", "profile_id", "language_id", "blueprint_id", "seed", "status", "started_at", "finished_at", "position", "skips_listening",
      "length", "seen_before", "device", "interface_language", "drill_items",
    ]
    let list = columns.joined(separator: ", ")
    try db.execute(
      sql: """
        CREATE TABLE attempt_new (
          \(ChecksummedTable.column(over: columns + ["uses_readings"])),
          id TEXT NOT NULL PRIMARY KEY,
          profile_id TEXT NOT NULL,
          language_id TEXT NOT NULL,
          blueprint_id INTEGER NOT NULL REFERENCES blueprint (id),
          seed INTEGER NOT NULL,
          status TEXT NOT NULL CHECK (status IN ('in_progress', 'finished')),
          started_at INTEGER NOT NULL,
          finished_at INTEGER,
          position INTEGER NOT NULL CHECK (position >= 0),
          skips_listening INTEGER NOT NULL CHECK (skips_listening IN (0, 1)),
          length TEXT NOT NULL DEFAULT 'full' CHECK (length IN ('quick', 'full')),
          seen_before TEXT NOT NULL DEFAULT '[]',
          device TEXT CHECK (device IN ('phone', 'tablet', 'desktop', 'terminal')),
          interface_language TEXT,
          drill_items TEXT,
          uses_readings INTEGER NOT NULL DEFAULT 0 CHECK (uses_readings IN (0, 1)),
          CHECK ((status = 'finished') = (finished_at IS NOT NULL)),
          CHECK (drill_items IS NULL OR status = 'in_progress')
        ) STRICT;
        INSERT INTO attempt_new (\(list)) SELECT \(list) FROM attempt;
        DROP TABLE attempt;
        ALTER TABLE attempt_new RENAME TO attempt;
        CREATE INDEX attempt_by_profile ON attempt (profile_id, started_at);
        """)
  }
}
