public import Storage

/// A PostgreSQL database without data of learners, as the target of a move.
public final class PostgreSQLMoveTarget: MoveTarget {
  private let move: MoveConnection

  public var name: String { move.name }

  /// Connects, makes the tables, and waits until no server uses the database.
  ///
  /// - Throws: ``StoreMoveError``, and ``PostgreSQLError``.
  public init(url: String) throws {
    move = try MoveConnection(url: url)
    try Schema.prepare(move.connection, isMoveTarget: true)
    try move.awaitAbsenceOfServers()
  }

  public func begin(from source: String) throws {
    let connection = move.connection
    guard try !MoveLock.hasMark(connection) else {
      let known: String = try connection.row("SELECT source FROM \(MoveLock.mark)")?["source"] ?? ""
      guard known == source else { throw StoreMoveError.otherSource(target: name, source: known) }
      return
    }
    for table in MovedTable.all where try MovedRows.hasAny(table, connection) {
      throw StoreMoveError.notEmpty(target: name, table: table.name)
    }
    // NB: one statement, so that there is no mark without a source.
    try connection.change("CREATE TABLE \(MoveLock.mark) AS SELECT \(try connection.literal(source))::text AS source")
  }

  public func count(of table: MovedTable) throws -> Int { try MovedRows.count(table, move.connection) }

  public func rows(of table: MovedTable, after key: [MovedValue]?) throws -> [[MovedValue]] {
    try MovedRows.next(table, after: key, move.connection)
  }

  public func lastKey(of table: MovedTable) throws -> [MovedValue]? { try MovedRows.lastKey(table, move.connection) }

  /// - Throws: ``StoreMoveError/hasNUL(table:row:)`` for a text that PostgreSQL cannot store, and ``PostgreSQLError``.
  public func insert(_ rows: [[MovedValue]], into table: MovedTable) throws {
    for row in rows where row.contains(where: \.sqlValue.hasNUL) {
      throw StoreMoveError.hasNUL(table: table.name, row: table.shownKey(of: row))
    }
    try MovedRows.insert(rows, into: table, move.connection)
  }

  /// Lets the numbers of new blueprints begin after those that were moved, and removes the mark.
  public func finish() throws {
    try move.connection.run(
      """
      BEGIN;
      SELECT setval(pg_get_serial_sequence('blueprint', 'id'), max(id)) FROM blueprint HAVING max(id) IS NOT NULL;
      DROP TABLE IF EXISTS \(MoveLock.mark);
      COMMIT
      """)
  }
}
