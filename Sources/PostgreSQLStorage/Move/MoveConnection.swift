import Foundation
import Storage

/// The connection of a move, and the lock that keeps servers away while it is open.
final class MoveConnection {
  let connection: PostgreSQLConnection
  /// The database for messages and for the mark of a move. It has no address and no password.
  let name: String

  /// Connects, and takes the lock.
  ///
  /// - Parameter url: A connection string or URI.
  /// - Throws: ``StoreMoveError/inUse(_:)``, and ``PostgreSQLError``.
  init(url: String) throws {
    connection = PostgreSQLConnection(url: url, server: "nivel migrate-store")
    try connection.open()
    try ServerSettings.check(connection, isDurable: true)
    // NB: a large table takes longer than any request of a server.
    try connection.run("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0")
    name = try Self.name(connection)
    try MoveLock.take(name, connection)
  }

  /// NB: databases of two servers may have the same name. The system's number tells them apart.
  private static func name(_ connection: PostgreSQLConnection) throws(PostgreSQLError) -> String {
    let row = try connection.row(
      "SELECT current_database() AS base, current_schema() AS schema, (SELECT system_identifier FROM pg_control_system())::text AS system")
    guard let row else { throw .damaged("it does not know its name") }
    let (base, schema, system): (String, String, String) = (try row["base"], try row["schema"], try row["system"])
    return "the database \(base) (schema \(schema), system \(system))"
  }

  /// Waits until no server can be using the database, for ``Servers/lease`` at most.
  ///
  /// - Throws: ``StoreMoveError/inUse(_:)`` as soon as a server gives a sign.
  func awaitAbsenceOfServers() throws {
    let first = try newestSign()
    while let sign = try newestSign(), sign.age < Double(Servers.lease) {
      guard sign.at == first?.at else { throw StoreMoveError.inUse(name) }
      Thread.sleep(forTimeInterval: 0.2)
    }
  }

  /// The newest sign of a server: its time, and its age in seconds by the clock of the database.
  private func newestSign() throws(PostgreSQLError) -> (at: String, age: Double)? {
    let row = try connection.row(
      "SELECT max(seen_at)::text AS at, extract(epoch FROM clock_timestamp() - max(seen_at))::float8::text AS age FROM server")
    guard let row, let at: String = try row["at"], let age: String = try row["age"] else { return nil }
    return (at, Double(age) ?? 0)
  }
}
