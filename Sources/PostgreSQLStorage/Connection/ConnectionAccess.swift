/// Decides when and on which connection a database runs its transactions, and measures their time. The simulation of the tests replaces
/// it, to choose the order.
protocol ConnectionAccess: Sendable {
  /// The time, which never goes back.
  var now: ContinuousClock.Instant { get }
  /// Calls a function with a connection, as soon as one is free.
  func use<Value: Sendable>(_ body: @escaping @Sendable (PostgreSQLConnection) throws -> Value) async throws -> Value
  /// Waits before the next try of a transaction. The function of ``use(_:)`` calls it.
  func pause()
  /// Waits for the functions that have begun, and closes all connections.
  func close()
}
