import GRDB
@testable import SQLiteStorage

/// Makes each read and each write of a store a step of the scheduler.
struct SimulatedAccess: DatabaseAccess {
  let scheduler: Scheduler

  func read<Value: Sendable>(_ pool: DatabasePool, _ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
    await withCheckedContinuation { continuation in scheduler.add { continuation.resume() } }
    return try Self.readNow(pool, body)
  }

  func write(_ pool: DatabasePool, _ body: @escaping @Sendable (Database) -> Void) {
    scheduler.add { pool.writeWithoutTransaction { body($0) } }
  }

  /// NB: not in an asynchronous function, where the asynchronous method of the same name would be chosen.
  private static func readNow<Value>(_ pool: DatabasePool, _ body: (Database) throws -> Value) throws -> Value { try pool.read(body) }
}
