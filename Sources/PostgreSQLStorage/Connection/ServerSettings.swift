/// The settings of the server and its database that Nivel needs.
enum ServerSettings {
  /// The oldest version that is tested.
  private static let oldestVersion = 150_000

  /// Checks the settings that a server needs.
  ///
  /// - Parameter isDurable: Whether a write that is acknowledged must survive a power loss. The simulation of the tests has none.
  /// - Throws: ``PostgreSQLError/unsuitable(_:)`` with what to change.
  static func check(_ connection: PostgreSQLConnection, isDurable: Bool) throws(PostgreSQLError) {
    try checkVersion(connection)
    guard try setting("transaction_read_only", connection) == "off" else {
      throw .unsuitable("it is a standby and accepts no writes: use the address of the primary")
    }
    try checkEncoding(connection)
    guard isDurable else { return }
    for name in ["fsync", "full_page_writes"] where try setting(name, connection) != "on" {
      throw .unsuitable("answers could be lost, because \(name) is off: set it to on in postgresql.conf")
    }
  }

  /// Checks the settings that a program needs which only reads. The server can be a standby.
  ///
  /// - Throws: ``PostgreSQLError/unsuitable(_:)`` with what to change.
  static func checkReading(_ connection: PostgreSQLConnection) throws(PostgreSQLError) {
    try checkVersion(connection)
    try checkEncoding(connection)
  }

  private static func setting(_ name: String, _ connection: PostgreSQLConnection) throws(PostgreSQLError) -> String {
    try connection.row("SELECT current_setting($1) AS value", [name])?["value"] ?? ""
  }

  private static func checkVersion(_ connection: PostgreSQLConnection) throws(PostgreSQLError) {
    guard Int(try setting("server_version_num", connection)) ?? 0 >= oldestVersion else {
      throw .unsuitable("it is PostgreSQL \(try setting("server_version", connection)): install version 15 or newer")
    }
  }

  private static func checkEncoding(_ connection: PostgreSQLConnection) throws(PostgreSQLError) {
    guard try setting("server_encoding", connection) == "UTF8" else {
      throw .unsuitable("its encoding is \(try setting("server_encoding", connection)): create it with ENCODING 'UTF8'")
    }
  }
}
