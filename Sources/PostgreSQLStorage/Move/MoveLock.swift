import Storage

/// Keeps servers away from a database that is the source or the target of a move.
///
/// A move has a lock of the database until its connection ends, also when the program is killed. A server looks for the lock and for the
/// mark of an unfinished move when it starts, in the transaction that notes its presence. So either the move finds the server, or the server
/// finds the move.
enum MoveLock {
  /// The table that a database has while a move into it is not finished: one row with the name of the source.
  static let mark = "store_move"

  private static let key = "hashtextextended('nivel move ' || current_schema(), 0)"

  /// Takes the lock for the connection.
  ///
  /// - Parameter name: The database in messages.
  /// - Throws: ``StoreMoveError/inUse(_:)``, and ``PostgreSQLError``.
  static func take(_ name: String, _ connection: PostgreSQLConnection) throws {
    guard try connection.row("SELECT pg_try_advisory_lock(\(key)) AS is_taken")?["is_taken"] ?? false else {
      throw StoreMoveError.inUse(name)
    }
  }

  static func hasMark(_ connection: PostgreSQLConnection) throws(PostgreSQLError) -> Bool {
    try connection.row("SELECT to_regclass('\(mark)') IS NOT NULL AS has_mark")?["has_mark"] ?? false
  }

  /// Refuses a server during a move, and before a move that was interrupted is finished. Until the end of the transaction, no move begins.
  ///
  /// - Throws: ``PostgreSQLError/unsuitable(_:)``.
  static func refuseServer(_ connection: PostgreSQLConnection) throws(PostgreSQLError) {
    guard try connection.row("SELECT pg_try_advisory_xact_lock_shared(\(key)) AS is_free")?["is_free"] ?? false else {
      throw .unsuitable("nivel migrate-store is moving its data: start the server when the move has ended")
    }
    guard try !hasMark(connection) else { throw .unsuitable("the move into it is not finished: run nivel migrate-store again") }
  }
}
