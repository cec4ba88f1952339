/// A fault between a server of the service and its database.
enum DatabaseFault: Int, CaseIterable {
  /// The connection is lost before a statement arrives. PostgreSQL undoes the transaction.
  case lossBeforeStatement
  /// The connection is lost before COMMIT arrives. PostgreSQL undoes the transaction.
  case lossBeforeCommit
  /// The connection is lost after COMMIT was applied and before its result arrives.
  case lossAfterCommit
  /// PostgreSQL refuses a statement or COMMIT, because the transaction cannot be serialized with another one.
  case conflict
  /// PostgreSQL refuses a statement, because the transaction waits for another one that waits for it.
  case deadlock
  /// PostgreSQL refuses a statement, because a disk is full.
  case fullDisk
  /// PostgreSQL takes no more connections.
  case noConnections

  /// Whether the service may answer a request with a failure. It must repeat a transaction that PostgreSQL has certainly undone.
  var mayFailRequests: Bool {
    switch self {
    case .lossBeforeCommit, .lossAfterCommit, .fullDisk: true
    case .lossBeforeStatement, .conflict, .deadlock, .noConnections: false
    }
  }

  /// Whether the fault can happen at a call.
  func fits(_ call: DatabaseCall) -> Bool {
    switch self {
    case .lossBeforeStatement: call == .statement || call == .other
    case .lossBeforeCommit, .lossAfterCommit: call == .commit
    case .conflict: call == .statement || call == .commit
    case .deadlock, .fullDisk: call == .statement
    case .noConnections: call == .connection
    }
  }

  /// The state of the error with which PostgreSQL refuses a statement (PostgreSQL, appendix A).
  var errorState: String? {
    switch self {
    case .conflict: "40001"
    case .deadlock: "40P01"
    case .fullDisk: "53100"
    default: nil
    }
  }
}

/// What a connection asks of PostgreSQL.
enum DatabaseCall {
  case connection
  /// A statement inside a transaction that has begun.
  case statement
  case commit
  /// The beginning of a transaction, or a statement outside of one.
  case other
}

/// The faults that are planned. Each happens once, at the first call that it fits after some other calls.
struct DatabaseFaults {
  private var planned: [(fault: DatabaseFault, calls: Int)] = []
  /// The number of faults that the service has met.
  private(set) var count = 0

  /// Whether a request that begins now may fail.
  var mayFailRequests: Bool { planned.contains { $0.fault.mayFailRequests } }

  /// Plans a fault after a number of calls that it fits.
  mutating func plan(_ fault: DatabaseFault, after calls: Int) { planned.append((fault, calls)) }

  mutating func removeAll() { planned = [] }

  /// The fault that happens at a call; nil for none.
  mutating func strike(_ call: DatabaseCall) -> DatabaseFault? {
    for index in planned.indices where planned[index].fault.fits(call) {
      planned[index].calls -= 1
      guard planned[index].calls < 0 else { continue }
      count += 1
      return planned.remove(at: index).fault
    }
    return nil
  }
}
