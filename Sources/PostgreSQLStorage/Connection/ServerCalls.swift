import CPostgreSQL
import Foundation

/// The calls of libpq that wait for the server. The simulation of the tests replaces them, to choose their order and to cause faults.
protocol ServerCalls {
  /// Connects with options of libpq. A later option replaces an earlier one with the same name.
  func connect(_ options: [(name: String, value: String)]) -> OpaquePointer?
  /// Runs statements without parameters in one round trip.
  func run(_ sql: String, _ handle: OpaquePointer) -> OpaquePointer?
  /// Prepares a statement.
  func prepare(_ sql: String, as name: String, _ handle: OpaquePointer) -> OpaquePointer?
  /// Runs a prepared statement.
  func execute(_ name: String, _ parameters: SQLParameters, _ handle: OpaquePointer) -> OpaquePointer?
  /// Runs prepared statements in one round trip, and returns their results up to the first failure. A result is nil when the connection
  /// cannot be used any more.
  func executeTogether(_ statements: [(name: String, parameters: SQLParameters)], _ handle: OpaquePointer) -> [OpaquePointer?]
}

extension ServerCalls {
  /// Whether a result is not a failure.
  static func isSuccess(_ result: OpaquePointer?) -> Bool {
    result.map { [PGRES_TUPLES_OK, PGRES_COMMAND_OK].contains(PQresultStatus($0)) } ?? false
  }
}

/// The blocking calls of libpq.
struct BlockingCalls: ServerCalls {
  func connect(_ options: [(name: String, value: String)]) -> OpaquePointer? {
    let names = options.map { strdup($0.name) } + [nil]
    let values = options.map { strdup($0.value) } + [nil]
    defer { (names + values).forEach { free($0) } }
    return PQconnectdbParams(names.map { UnsafePointer($0) }, values.map { UnsafePointer($0) }, 1)
  }

  func run(_ sql: String, _ handle: OpaquePointer) -> OpaquePointer? { PQexec(handle, sql) }

  func prepare(_ sql: String, as name: String, _ handle: OpaquePointer) -> OpaquePointer? { PQprepare(handle, name, sql, 0, nil) }

  func execute(_ name: String, _ parameters: SQLParameters, _ handle: OpaquePointer) -> OpaquePointer? {
    parameters.withPointers { PQexecPrepared(handle, name, Int32(parameters.count), $0, $1, $2, 0) }
  }

  /// NB: in pipeline mode (PostgreSQL, section 34.5). After a failure, the server does not run the later statements.
  func executeTogether(_ statements: [(name: String, parameters: SQLParameters)], _ handle: OpaquePointer) -> [OpaquePointer?] {
    guard PQenterPipelineMode(handle) == 1 else { return [nil] }
    for (name, parameters) in statements {
      let isSent = parameters.withPointers { PQsendQueryPrepared(handle, name, Int32(parameters.count), $0, $1, $2, 0) }
      guard isSent == 1 else { return [nil] }
    }
    guard PQpipelineSync(handle) == 1 else { return [nil] }
    var results = statements.map { _ in nextResult(handle) }
    // NB: the result of the synchronization. Without it, the connection stays in this mode.
    PQclear(PQgetResult(handle))
    if let failed = results.firstIndex(where: { !Self.isSuccess($0) }) {
      results[(failed + 1)...].forEach { PQclear($0) }
      results.removeSubrange((failed + 1)...)
    }
    guard PQexitPipelineMode(handle) == 1 || PQstatus(handle) != CONNECTION_OK else {
      results.forEach { PQclear($0) }
      return [nil]
    }
    return results
  }

  private func nextResult(_ handle: OpaquePointer) -> OpaquePointer? {
    guard let result = PQgetResult(handle) else { return nil }
    // NB: nil ends the results of each statement.
    while let other = PQgetResult(handle) { PQclear(other) }
    return result
  }
}
