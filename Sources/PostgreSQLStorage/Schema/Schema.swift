/// The tables as numbered steps. A released step is never edited. Add a new step instead.
///
/// The columns have the names and meanings of the SQLite tables. Times are microseconds since 1970, UTC.
enum Schema {
  private static let steps: [(name: String, sql: String)] = [
    ("001 profiles", text + profiles), ("002 placement", placement), ("003 practice", practice), ("004 game", game),
    ("005 servers", servers), ("006 progress", progress), ("007 attempts by language", attemptsByLanguage),
    ("008 exchange", exchange), ("009 readings", readings), ("010 formulas", formulas),
  ]

  /// The type of all texts. It sorts by code point, as Swift and SQLite do, whatever the locale of the database.
  private static let text = "CREATE DOMAIN string AS text COLLATE \"C\";\n"

  /// Runs the steps that the database does not have yet, in one transaction.
  ///
  /// - Parameter isMoveTarget: Whether this is done for a move into the database, and not for a server.
  /// - Throws: ``PostgreSQLError``.
  static func prepare(_ connection: PostgreSQLConnection, isMoveTarget: Bool = false) throws(PostgreSQLError) {
    // NB: servers that start at the same time wait here for the first of them, however long its steps take.
    try connection.run(
      """
      BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0;
      SELECT pg_advisory_xact_lock(hashtextextended('nivel schema ' || current_schema(), 0))
      """)
    do {
      // NB: a server of a newer version must not change the tables in the middle of a move.
      if !isMoveTarget { try MoveLock.refuseServer(connection) }
      try runSteps(connection)
    } catch {
      try? connection.run("ROLLBACK")
      throw error
    }
    try connection.run("COMMIT")
  }

  /// Which tables a database has.
  enum State { case none, earlier, current }

  /// Finds out which tables the database has, and changes nothing.
  ///
  /// - Throws: ``PostgreSQLError/newerSchema(found:known:)``, or the error of a statement.
  static func state(_ connection: PostgreSQLConnection) throws(PostgreSQLError) -> State {
    guard try connection.row("SELECT to_regclass('schema_step') IS NOT NULL AS is_there")?["is_there"] ?? false else { return .none }
    let known = try knownSteps(connection)
    return known.count == steps.count ? .current : .earlier
  }

  /// Checks that the database has exactly the steps of this program, and changes nothing.
  ///
  /// - Throws: ``PostgreSQLError``.
  static func check(_ connection: PostgreSQLConnection) throws(PostgreSQLError) {
    let fault: String
    switch try state(connection) {
    case .current: return
    case .none: fault = "no tables of Nivel"
    case .earlier: fault = "the tables of an earlier version"
    }
    throw .unsuitable("it has \(fault): start nivel serve with this database once")
  }

  private static func runSteps(_ connection: PostgreSQLConnection) throws(PostgreSQLError) {
    try connection.run("CREATE TABLE IF NOT EXISTS schema_step (name text PRIMARY KEY)")
    let known = try knownSteps(connection)
    for step in steps where !known.contains(step.name) {
      try connection.run(step.sql)
      try connection.change("INSERT INTO schema_step (name) VALUES ($1)", [step.name])
    }
  }

  /// The steps that the database has.
  private static func knownSteps(_ connection: PostgreSQLConnection) throws(PostgreSQLError) -> Set<String> {
    let known = Set(try names(connection))
    if let found = known.subtracting(steps.map(\.name)).max() { throw .newerSchema(found: found, known: steps.last?.name ?? "") }
    return known
  }

  private static func names(_ connection: PostgreSQLConnection) throws(PostgreSQLError) -> [String] {
    var names: [String] = []
    for row in try connection.rows("SELECT name FROM schema_step") { names.append(try row["name"]) }
    return names
  }
}
