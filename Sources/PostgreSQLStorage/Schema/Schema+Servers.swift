extension Schema {
  /// Each server of the database has a row, and says now and then that it is there: `since` without a gap. The time is that of the database, so the clocks of the
  /// servers do not matter. The writer of a practice test is the server that writes its questions. A profile that was erased is noted for
  /// some minutes.
  static let servers = """
    CREATE TABLE server (
      name string NOT NULL PRIMARY KEY,
      since TIMESTAMPTZ NOT NULL,
      seen_at TIMESTAMPTZ NOT NULL
    );
    ALTER TABLE practice_test ADD COLUMN writer string;

    CREATE TABLE erased_profile (
      id string NOT NULL PRIMARY KEY,
      erased_at TIMESTAMPTZ NOT NULL
    );
    """
}
