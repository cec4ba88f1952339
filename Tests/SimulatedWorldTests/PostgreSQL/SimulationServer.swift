@testable import PostgreSQLStorage
import TestSupport

/// The PostgreSQL server of all simulated worlds of this process.
enum SimulationServer {
  private static let server = Task {
    let server = try PostgreSQLServer()
    try prepare(address(of: server))
    return server
  }

  /// The address of the server, without a database. The first call starts the server.
  static var address: String { get async throws { address(of: try await server.value) } }

  private static func address(of server: PostgreSQLServer) -> String { "host=\(server.folder) user=nivel" }

  /// Sets what worlds need. The server need not keep anything after a power loss, and nothing in it may happen by its own clock.
  private static func prepare(_ address: String) throws {
    let connection = PostgreSQLConnection(url: "\(address) dbname=postgres", server: "simulation")
    try connection.open()
    defer { connection.close() }
    for setting in ["fsync = off", "full_page_writes = off", "autovacuum = off"] { try connection.run("ALTER SYSTEM SET \(setting)") }
    try connection.run("SELECT pg_reload_conf()")
    try connection.run("CREATE ROLE \(SimulatedDatabase.refusedUser) LOGIN CONNECTION LIMIT 0")
  }
}
