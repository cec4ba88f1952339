import Foundation
import Reproducible

@testable import PostgreSQLStorage

/// A real PostgreSQL database for one world: its faults, its time, and the transactions that wait for locks in it.
// NB: only the thread that has the turn uses it.
final class SimulatedDatabase {
  /// A user that PostgreSQL refuses with the error 53300, because its maximum number of connections is zero.
  static let refusedUser = "nivel_refused"

  /// The address for the servers of the world.
  let url: String
  private let name: String
  /// Makes and removes the database.
  private let maintenance: PostgreSQLConnection
  /// Asks PostgreSQL what no server of the world may ask.
  private let admin: PostgreSQLConnection
  private var faults = DatabaseFaults()
  private var random: SeededGenerator
  private let start = ContinuousClock.now
  /// The simulated time since the start.
  private var elapsed = Duration.zero
  private var shownTime = Duration.zero
  private var awayUntil = Duration.zero
  private var blocked: [() -> Void] = []
  /// Whether a transaction has ended, so that others may have its locks now.
  private var mustSettle = false
  /// How often a transaction waited for a lock.
  private(set) var waitCount = 0
  /// A hash of the calls and the faults so far.
  private(set) var trace = FNV1a()

  /// Makes a new database.
  /// - Parameter server: The address of the server, without a database.
  init(server: String, seed: UInt64) throws {
    name = "world_\(UUID().uuidString.prefix(8).lowercased())"
    maintenance = PostgreSQLConnection(url: "\(server) dbname=postgres", server: "simulation")
    // NB: with a function `now` of its own, so that the database has the simulated time.
    url = "\(server) dbname=\(name) options='-c search_path=public,pg_catalog'"
    admin = PostgreSQLConnection(url: url, server: "simulation")
    random = SeededGenerator(seed: seed)
    try maintenance.open()
    try maintenance.run("CREATE DATABASE \(name)")
    try admin.open()
    try admin.run(
      """
      CREATE SEQUENCE simulated_time;
      CREATE FUNCTION now() RETURNS timestamptz LANGUAGE sql STABLE
        AS 'SELECT to_timestamp(1700000000 + last_value / 1000.0) FROM public.simulated_time';
      """)
  }

  /// Removes the database.
  func close() {
    admin.close()
    try? maintenance.run("DROP DATABASE \(name) WITH (FORCE)")
    maintenance.close()
  }

  /// The first column of the rows of a statement.
  func column(_ sql: String) throws -> [String] { try admin.rows(sql).map { try $0["value"] } }

  // MARK: Time

  var now: ContinuousClock.Instant { start + elapsed }
  var time: Duration { elapsed }
  func advance(_ time: Duration) { elapsed += time }

  /// Sets the time of the database to the simulated time.
  func showTime() {
    guard shownTime != elapsed else { return }
    shownTime = elapsed
    _ = try? admin.rows("SELECT setval('simulated_time', $1)", [Int(elapsed / .milliseconds(1)) + 1])
  }

  // MARK: Faults

  var isAway: Bool { elapsed < awayUntil }
  var mayFailRequests: Bool { isAway || faults.mayFailRequests }
  var faultCount: Int { faults.count }

  func plan(_ fault: DatabaseFault) { faults.plan(fault, after: random.below(6)) }

  /// Refuses new connections for a time.
  func goAway(for time: Duration) { awayUntil = elapsed + time }

  /// Takes back the planned faults.
  func repair() {
    faults.removeAll()
    awayUntil = elapsed
  }

  /// The fault that happens at a call; nil for none.
  func strike(_ call: DatabaseCall) -> DatabaseFault? {
    let fault = faults.strike(call)
    trace.combine(fault.map { UInt64($0.rawValue) + 1 } ?? 0)
    return fault
  }

  /// Ends a process of PostgreSQL whose client is gone, and waits until its transaction is undone.
  // NB: it would end by itself, but not before it has the lock for which it waits.
  func waitForEnd(of backend: Int32) {
    _ = try? admin.rows("SELECT pg_terminate_backend($1::int)", [Int(backend)])
    while let rows = try? admin.rows("SELECT 1 FROM pg_stat_activity WHERE pid = $1::int", [Int(backend)]), !rows.isEmpty {}
    noteEnd()
  }

  // MARK: Locks

  /// Whether a process of PostgreSQL waits for a lock of another one.
  func isWaiting(_ backend: Int32) -> Bool {
    let rows = try? admin.rows("SELECT 1 FROM pg_locks WHERE pid = $1::int AND NOT granted", [Int(backend)])
    return rows.map { !$0.isEmpty } ?? false
  }

  /// Keeps a transaction that waits for a lock until another one has ended.
  func block(_ goOn: @escaping () -> Void) {
    waitCount += 1
    blocked.append(goOn)
  }

  func noteEnd() { mustSettle = true }

  /// After the end of a transaction, lets each transaction that has got its lock go on to its next statement.
  func settle() {
    while mustSettle {
      mustSettle = false
      let waiting = blocked
      blocked = []
      for goOn in waiting { goOn() }
    }
  }
}
