@testable import PostgreSQLStorage
import Storage
import TestSupport

/// The PostgreSQL server of the tests. A schema stands for a database.
enum TestPostgreSQL {
  private static let server = Task { try PostgreSQLServer() }

  /// The address of a schema of its own.
  static func url(schema: String) async throws -> String {
    "host=\(try await server.value.folder) user=nivel dbname=postgres options='-c search_path=\"\(schema)\"'"
  }

  /// Runs a statement outside of any schema.
  static func run(_ sql: String) async throws {
    let connection = PostgreSQLConnection(url: try await url(schema: "public"), server: "tests")
    try connection.open()
    defer { connection.close() }
    try connection.run(sql)
  }
}

extension StorageKind {
  static let postgreSQL = StorageKind(
    testDescription: "PostgreSQL",
    opening: { name, quota in
      try await TestPostgreSQL.run("CREATE SCHEMA IF NOT EXISTS \"\(name)\"")
      // NB: the contract has no limit of time, and these tests store hundreds of changes at once on a busy machine.
      let pool = ConnectionPool(url: try await TestPostgreSQL.url(schema: name), server: name, count: 8, patience: .seconds(600))
      let database = try await PostgreSQLDatabase(access: pool, quota: quota)
      return OpenStorage(stores: Stores(database)) { database.close() }
    },
    remove: { try await TestPostgreSQL.run("DROP SCHEMA \"\($0)\" CASCADE") })
}
