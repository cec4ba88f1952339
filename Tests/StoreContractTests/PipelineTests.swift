@testable import PostgreSQLStorage
import Testing

@Suite("Statements of a PostgreSQL connection that wait for the next one")
struct PipelineTests {
  private func withConnection(_ body: (PostgreSQLConnection) throws -> Void) async throws {
    let connection = PostgreSQLConnection(url: try await TestPostgreSQL.url(schema: "public"), server: "tests")
    try connection.open()
    defer { connection.close() }
    try body(connection)
  }

  /// NB: PostgreSQL refuses a savepoint outside of a transaction.
  private static func isInTransaction(_ connection: PostgreSQLConnection) -> Bool { (try? connection.run("SAVEPOINT here")) != nil }

  @Test("run before it, in their order")
  func order() async throws {
    try await withConnection { connection in
      connection.runBeforeNext("BEGIN")
      connection.runBeforeNext("SELECT set_config('nivel.test', $1, true)", ["größer – 大"])
      #expect(connection.isWaitingForNext)
      #expect(try connection.row("SELECT current_setting('nivel.test') AS value")?["value"] == "größer – 大")
      #expect(!connection.isWaitingForNext && Self.isInTransaction(connection))
      try connection.run("COMMIT")
      #expect(!Self.isInTransaction(connection))
    }
  }

  @Test("end at the first error, and the connection can be used on", arguments: ["SELECT 1 / 0", "SELECT 1"])
  func error(deferred: String) async throws {
    try await withConnection { connection in
      for _ in 0..<2 {
        connection.runBeforeNext("BEGIN")
        connection.runBeforeNext(deferred)
        let error = #expect(throws: PostgreSQLError.self) { try connection.rows("SELECT 1 / 0") }
        #expect(error?.description.contains("division by zero") == true)
        try connection.run("ROLLBACK")
      }
      #expect(try connection.row("SELECT 7 AS value")?["value"] == 7)
    }
  }

  @Test("are forgotten with a lost connection, whose loss is an error")
  func loss() async throws {
    let other = PostgreSQLConnection(url: try await TestPostgreSQL.url(schema: "public"), server: "tests")
    try other.open()
    defer { other.close() }
    try await withConnection { connection in
      let process: Int = try #require(try connection.row("SELECT pg_backend_pid() AS value")?["value"])
      try other.run("SELECT pg_terminate_backend(\(process), 5000)")
      connection.runBeforeNext("BEGIN")
      let error = #expect(throws: PostgreSQLError.self) { try connection.rows("SELECT 1") }
      if case .lost = error {} else { Issue.record("not lost: \(String(describing: error))") }
      #expect(!connection.isOpen && !connection.isWaitingForNext)
    }
  }
}
