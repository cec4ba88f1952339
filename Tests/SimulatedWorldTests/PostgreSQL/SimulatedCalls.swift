import CPostgreSQL
import Foundation

@testable import PostgreSQLStorage

/// The calls of one connection to a real PostgreSQL server, in the turns of the scheduler and with planned faults.
///
/// All results come from PostgreSQL and libpq. A fault closes the socket, or replaces the statement by one that fails.
// NB: only the thread that has the turn uses it.
final class SimulatedCalls: ServerCalls {
  private let database: SimulatedDatabase
  private unowned let process: DatabaseProcess
  private let thread: TurnThread
  private var handle: OpaquePointer?
  /// The names of the prepared statements that ask for the time of the database.
  private var timedStatements: Set<String> = []
  private var hasLimits = true

  init(_ database: SimulatedDatabase, _ process: DatabaseProcess, _ thread: TurnThread) {
    (self.database, self.process, self.thread) = (database, process, thread)
  }

  /// The number of the process of PostgreSQL that serves the open connection; nil without one.
  private var backend: Int32? { handle.map(PQbackendPID) }

  // MARK: Calls

  func connect(_ options: [(name: String, value: String)]) -> OpaquePointer? {
    thread.give(.ready)
    (handle, timedStatements, hasLimits) = (nil, [], true)
    let fault = strike(.connection)
    let isAway = process.isDead || database.isAway
    let other = isAway ? [("host", "/nowhere")] : fault == nil ? [] : [("user", SimulatedDatabase.refusedUser)]
    let new = BlockingCalls().connect(options + other)
    if let new, PQstatus(new) == CONNECTION_OK { handle = new }
    return new
  }

  func run(_ sql: String, _ handle: OpaquePointer) -> OpaquePointer? {
    thread.give(.ready)
    if sql.hasPrefix("BEGIN") { removeLimits(handle) }
    switch sql {
    case "COMMIT": return commit(handle)
    case "ROLLBACK":
      defer { database.noteEnd() }
      // NB: PostgreSQL never refuses it.
      return call(.other, handle) { PQsendQuery(handle, sql) }
    default: return call(kind(handle), handle) { PQsendQuery(handle, sql) }
    }
  }

  private func commit(_ handle: OpaquePointer) -> OpaquePointer? {
    defer { database.noteEnd() }
    switch strike(.commit) {
    case .lossAfterCommit:
      PQclear(result(handle, PQsendQuery(handle, "COMMIT")))
      return lose(handle)
    case .conflict: return refuse(.conflict, handle, after: "ROLLBACK; ")
    case nil: return result(handle, PQsendQuery(handle, "COMMIT"))
    default: return lose(handle)
    }
  }

  func prepare(_ sql: String, as name: String, _ handle: OpaquePointer) -> OpaquePointer? {
    if sql.contains("now()") { timedStatements.insert(name) }
    return call(kind(handle), handle) { PQsendPrepare(handle, name, sql, 0, nil) }
  }

  func execute(_ name: String, _ parameters: SQLParameters, _ handle: OpaquePointer) -> OpaquePointer? {
    thread.give(.ready)
    if timedStatements.contains(name) { database.showTime() }
    return call(kind(handle), handle) {
      parameters.withPointers { PQsendQueryPrepared(handle, name, Int32(parameters.count), $0, $1, $2, 0) }
    }
  }

  /// NB: one after the other, so that each is a step. A round trip of its own makes no difference to PostgreSQL.
  func executeTogether(_ statements: [(name: String, parameters: SQLParameters)], _ handle: OpaquePointer) -> [OpaquePointer?] {
    removeLimits(handle)
    var results: [OpaquePointer?] = []
    for (name, parameters) in statements {
      results.append(execute(name, parameters, handle))
      if !Self.isSuccess(results.last ?? nil) { break }
    }
    return results
  }

  /// NB: the limits of PostgreSQL count real time.
  private func removeLimits(_ handle: OpaquePointer) {
    guard hasLimits else { return }
    hasLimits = false
    PQclear(PQexec(handle, "SET lock_timeout = 0; SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0"))
  }

  private func kind(_ handle: OpaquePointer) -> DatabaseCall { PQtransactionStatus(handle) == PQTRANS_INTRANS ? .statement : .other }

  private func call(_ kind: DatabaseCall, _ handle: OpaquePointer, _ send: () -> Int32) -> OpaquePointer? {
    switch strike(kind) {
    case nil: result(handle, send())
    case .lossBeforeStatement: lose(handle)
    case .some(let fault): refuse(fault, handle)
    }
  }

  // MARK: Faults

  /// The fault that happens at a call; nil for none. A dead process has met its fault already.
  private func strike(_ call: DatabaseCall) -> DatabaseFault? { process.isDead ? nil : database.strike(call) }

  /// Closes the connection as a network or a dead machine does, and returns the failure that libpq reports.
  private func lose(_ handle: OpaquePointer) -> OpaquePointer? {
    cut()
    return result(handle, PQsendQuery(handle, ""))
  }

  /// Closes the socket, and waits until PostgreSQL has undone the transaction. The connection does not know it yet.
  func cut() {
    guard let handle, PQstatus(handle) == CONNECTION_OK, let backend else { return }
    shutdown(PQsocket(handle), Int32(SHUT_RDWR))
    database.waitForEnd(of: backend)
    self.handle = nil
  }

  /// The failure of a statement that raises the error of a fault.
  private func refuse(_ fault: DatabaseFault, _ handle: OpaquePointer, after start: String = "") -> OpaquePointer? {
    let state = fault.errorState ?? "XX000"
    let statement = "DO $$ BEGIN RAISE EXCEPTION 'simulated' USING ERRCODE = '\(state)'; END $$"
    return result(handle, PQsendQuery(handle, start + statement))
  }

  // MARK: Results

  /// The last result of what was sent, or the first failure. While the statement waits for a lock, others have the turn.
  private func result(_ handle: OpaquePointer, _ isSent: Int32) -> OpaquePointer? {
    guard isSent == 1 else {
      database.noteEnd()
      return nil
    }
    var last: OpaquePointer?
    while let next = nextResult(handle) {
      if let known = last, PQresultStatus(known) == PGRES_FATAL_ERROR {
        PQclear(next)
      } else {
        PQclear(last)
        last = next
      }
    }
    if last == nil || PQresultStatus(last) == PGRES_FATAL_ERROR { database.noteEnd() }
    if PQstatus(handle) != CONNECTION_OK { self.handle = nil }
    return last
  }

  private func nextResult(_ handle: OpaquePointer) -> OpaquePointer? {
    while PQisBusy(handle) == 1 {
      if !hasInput(handle), database.isWaiting(PQbackendPID(handle)) {
        thread.give(.blocked)
        // NB: when all connections are cut, one may get the lock of another one just before its own end. Its result is lost then.
        guard self.handle != nil else { return nil }
      }
      if PQconsumeInput(handle) == 0 { break }
    }
    return PQgetResult(handle)
  }

  /// Waits up to two milliseconds for bytes of the server.
  private func hasInput(_ handle: OpaquePointer) -> Bool {
    var place = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
    return poll(&place, 1, 2) != 0
  }
}
