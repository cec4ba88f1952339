@testable import PostgreSQLStorage
import Synchronization
import Testing

@Suite("A transaction that PostgreSQL undoes because of another one")
struct ConflictTests {
  /// Connections whose time passes with each try: two tries are within the patience of a database.
  private struct QuickAccess: ConnectionAccess {
    let pool: ConnectionPool
    let clock = Clock()

    var now: ContinuousClock.Instant { clock.advance() }
    func pause() {}
    func close() { pool.close() }

    func use<Value: Sendable>(_ body: @escaping @Sendable (PostgreSQLConnection) throws -> Value) async throws -> Value {
      try await pool.use(body)
    }
  }

  /// Advances by two seconds with each look.
  private final class Clock: Sendable {
    private let time = Mutex(ContinuousClock.now)

    func advance() -> ContinuousClock.Instant {
      time.withLock { time in
        time += .seconds(2)
        return time
      }
    }
  }

  private func database(_ name: String) async throws -> PostgreSQLDatabase {
    try await TestPostgreSQL.run("CREATE SCHEMA \"\(name)\"")
    let pool = ConnectionPool(url: try await TestPostgreSQL.url(schema: name), server: "first", count: 1)
    return try await PostgreSQLDatabase(access: QuickAccess(pool: pool))
  }

  private static func fail(_ connection: PostgreSQLConnection, _ state: String) throws {
    try connection.run("DO $$ BEGIN RAISE EXCEPTION 'made by a test' USING ERRCODE = '\(state)'; END $$")
  }

  @Test("runs again, and is answered as busy when its time is over", arguments: ["40001", "40P01"])
  func conflict(_ state: String) async throws {
    let database = try await database("nivel-conflict-\(state)")
    defer { database.close() }
    let tries = Mutex(0)
    await #expect(throws: PostgreSQLError.busy) {
      try await database.write(.none) { connection in
        tries.withLock { $0 += 1 }
        try Self.fail(connection, state)
      }
    }
    #expect(tries.withLock { $0 } > 1)
  }

  @Test("is not repeated after another error")
  func otherError() async throws {
    let database = try await database("nivel-conflict-other")
    defer { database.close() }
    await #expect(throws: PostgreSQLError.refused(state: "23505", message: "made by a test")) {
      try await database.write(.none) { try Self.fail($0, "23505") }
    }
  }
}
