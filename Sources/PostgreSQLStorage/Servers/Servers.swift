/// The servers of a database.
enum Servers {
  /// The time between two signs of a server.
  static let interval = Duration.seconds(3)
  /// The seconds without a sign after which a server counts as gone. What it was writing fails then.
  static let lease = 15
  /// The seconds between two signs that count as a gap.
  private static let gap = 6

  /// SQL that is true for a practice test whose writer is another server that is gone. A server judges others only while its own signs have
  /// arrived without a gap for a lease. So after an outage of the database, every server has the time for a sign.
  static let isAbandoned = """
    writer IS DISTINCT FROM current_setting('nivel.server')
      AND NOT EXISTS (SELECT 1 FROM server WHERE server.name = writer AND seen_at > now() - interval '\(lease) seconds')
      AND EXISTS (SELECT 1 FROM server WHERE server.name = current_setting('nivel.server')
        AND since < now() - interval '\(lease) seconds' AND seen_at > now() - interval '\(gap) seconds')
    """

  /// Notes that this server is there when it starts, unless the data are being moved.
  ///
  /// - Throws: ``PostgreSQLError/unsuitable(_:)`` during a move, and the errors of statements.
  static func enter(_ connection: PostgreSQLConnection) throws(PostgreSQLError) {
    try connection.run("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE")
    do {
      try MoveLock.refuseServer(connection)
      try notePresence(connection)
    } catch {
      try? connection.run("ROLLBACK")
      throw error
    }
    try connection.run("COMMIT")
  }

  /// Notes that this server is there.
  static func notePresence(_ connection: PostgreSQLConnection) throws(PostgreSQLError) {
    try connection.change(
      """
      INSERT INTO server (name, since, seen_at) VALUES (current_setting('nivel.server'), now(), now())
      ON CONFLICT (name) DO UPDATE SET seen_at = excluded.seen_at,
        since = CASE WHEN server.seen_at < now() - interval '\(gap) seconds' THEN excluded.since ELSE server.since END
      """)
  }

  /// Forgets servers that were not there for a day, what they offered, and reports on limits that are older than a minute.
  ///
  /// NB: one server at a time does this, and not together with its sign. Otherwise, all signs would wait for a server that is cut off here.
  static func tidy(_ connection: PostgreSQLConnection) throws(PostgreSQLError) {
    let lock = try connection.row("SELECT pg_try_advisory_xact_lock(hashtextextended('nivel tidy ' || current_schema(), 0)) AS is_free")
    guard try lock?["is_free"] ?? false else { return }
    try connection.change("DELETE FROM limit_report WHERE added_at < now() - interval '1 minute'")
    try connection.change("DELETE FROM server WHERE seen_at < now() - interval '1 day'")
    try connection.change("DELETE FROM offered_release WHERE server NOT IN (SELECT name FROM server)")
  }
}
