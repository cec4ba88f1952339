@testable import PostgreSQLStorage
import Synchronization
import Testing

@Suite("The connections to a database")
struct ConnectionPoolTests {
  @Test("are not waited for longer than the patience, and what was given up never runs")
  func patience() async throws {
    let pool = ConnectionPool(url: try await TestPostgreSQL.url(schema: "public"), server: "first", count: 1, patience: .milliseconds(200))
    defer { pool.close() }
    let (begun, beginning) = AsyncStream<Void>.makeStream()
    let gate = Mutex(false)
    async let slow: Void = pool.use { _ in
      beginning.finish()
      while !gate.withLock(\.self) { pool.pause() }
    }
    for await _ in begun {}
    let ran = Mutex(0)
    for _ in 0..<2 { await #expect(throws: PostgreSQLError.busy) { try await pool.use { _ in ran.withLock { $0 += 1 } } } }
    gate.withLock { $0 = true }
    try await slow
    try await pool.use { _ in ran.withLock { $0 += 10 } }
    #expect(ran.withLock(\.self) == 10)
  }
}
