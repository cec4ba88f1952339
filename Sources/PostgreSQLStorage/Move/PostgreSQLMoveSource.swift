public import Storage

/// A PostgreSQL database that no server uses, as the source of a move.
public final class PostgreSQLMoveSource: MoveSource {
  private let move: MoveConnection

  public var name: String { move.name }

  /// Connects, waits until no server uses the database, and completes erasures that the servers have not completed. Everything is read from
  /// one snapshot then.
  ///
  /// - Throws: ``StoreMoveError``, and ``PostgreSQLError``.
  public init(url: String) throws {
    move = try MoveConnection(url: url)
    let connection = move.connection
    switch try Schema.state(connection) {
    case .none: throw StoreMoveError.noTables(move.name)
    case .earlier: throw StoreMoveError.earlierSchema(move.name)
    case .current: break
    }
    guard try !MoveLock.hasMark(connection) else { throw StoreMoveError.unfinished(move.name) }
    try move.awaitAbsenceOfServers()
    try PostgreSQLProfileStore.completeErasures(connection)
    try connection.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
  }

  public func count(of table: MovedTable) throws -> Int { try MovedRows.count(table, move.connection) }

  public func rows(of table: MovedTable, after key: [MovedValue]?) throws -> [[MovedValue]] {
    try MovedRows.next(table, after: key, move.connection)
  }
}
