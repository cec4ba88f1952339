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
}
