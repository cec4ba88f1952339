/// The settings of the server and its database that Nivel needs.
enum ServerSettings {
  /// The oldest version that is tested.
  private static let oldestVersion = 150_000

  /// - Parameter isDurable: Whether a write that is acknowledged must survive a power loss. The simulation of the tests has none.
  /// - Throws: ``PostgreSQLError/unsuitable(_:)`` with what to change.
  static func check(_ connection: PostgreSQLConnection, isDurable: Bool) throws(PostgreSQLError) {
    func setting(_ name: String) throws(PostgreSQLError) -> String {
      try connection.row("SELECT current_setting($1) AS value", [name])?["value"] ?? ""
    }
    guard Int(try setting("server_version_num")) ?? 0 >= oldestVersion else {
      throw .unsuitable("it is PostgreSQL \(try setting("server_version")): install version 15 or newer")
    }
    guard try setting("transaction_read_only") == "off" else {
      throw .unsuitable("it is a standby and accepts no writes: use the address of the primary")
    }
    guard try setting("server_encoding") == "UTF8" else {
      throw .unsuitable("its encoding is \(try setting("server_encoding")): create it with ENCODING 'UTF8'")
    }
    guard isDurable else { return }
    for name in ["fsync", "full_page_writes"] where try setting(name) != "on" {
      throw .unsuitable("answers could be lost, because \(name) is off: set it to on in postgresql.conf")
    }
  }
}
