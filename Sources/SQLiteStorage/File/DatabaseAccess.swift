import GRDB

/// Decides when and on which thread a store runs its reads and writes. The simulation of the tests replaces it, to choose the order.
protocol DatabaseAccess: Sendable {
  /// Reads a snapshot.
  func read<Value: Sendable>(_ pool: DatabasePool, _ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value
  /// Runs a function on the writer, and does not wait for it.
  func write(_ pool: DatabasePool, _ body: @escaping @Sendable (Database) -> Void)
}

/// Reads and writes on the threads of the pool.
struct PoolAccess: DatabaseAccess {
  func read<Value: Sendable>(_ pool: DatabasePool, _ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
    try await pool.read(body)
  }

  func write(_ pool: DatabasePool, _ body: @escaping @Sendable (Database) -> Void) { pool.asyncWriteWithoutTransaction(body) }
}
