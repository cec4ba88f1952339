import Reproducible
import Storage

@testable import PostgreSQLStorage
@testable import WebService

/// A PostgreSQL database that several servers share. Each can die at any step, while the others go on.
final class DatabaseStorage: SimulatedStorage {
  /// A server of the service, with its process while it has one.
  private final class Node {
    let name: String
    var process: DatabaseProcess?
    /// The server; nil while its process starts.
    var server: SimulatedServer?
    /// Whether a sign of the server is under way.
    var isSigning = false
    /// The simulated time of its last look for abandoned tests.
    var lastLook = Duration.zero

    init(name: String) { self.name = name }
  }

  let serverCount = 2
  private let database: SimulatedDatabase
  private let nodes: [Node]
  private(set) var faultPlans = 0
  /// Changes with each fault, also with those that may fail no request.
  private var allPlans = 0

  init(_ database: SimulatedDatabase) {
    self.database = database
    nodes = (1...serverCount).map { Node(name: "server-\($0)") }
  }

  var isFaulty: Bool { database.mayFailRequests }

  /// A client is told to try again, or to wait for the operator. Any other failure is a fault of the service.
  func explains(_ error: any Error) -> Bool {
    switch error as? PostgreSQLError {
    case .unreachable, .busy, .lost, .uncertain: true
    case .some(let error): error.isExhausted
    case nil: false
    }
  }

  var faultCount: Int { database.faultCount }
  var trace: UInt64 { database.trace.value }

  private var live: [SimulatedServer] { nodes.compactMap(\.server) }

  func receiver(in world: World) -> SimulatedServer? { live.isEmpty ? nil : live[world.random.below(live.count)] }

  func isAlive(_ server: SimulatedServer) -> Bool { nodes.contains { $0.server === server } }

  // MARK: Steps

  func act(in world: World) throws -> Bool {
    database.advance(.milliseconds(1))
    switch world.random.below(1_000) {
    case 0: kill(in: world)
    case 1: goAway(in: world)
    case 2: pass(.milliseconds(world.random.below(8_000)))
    case 3: try audit(in: world)
    case 4..<12: plan(0, in: world)
    case 12..<20: tidy(in: world)
    case 20..<24: look(in: world)
    case 24..<44: restart(in: world)
    default: return false
    }
    return true
  }

  func plan(_ fault: Int, in world: World) {
    let faults = DatabaseFault.allCases
    let chosen = faults[world.random.below(faults.count)]
    database.plan(chosen)
    note(mayFailRequests: chosen.mayFailRequests)
  }

  private func note(mayFailRequests: Bool) {
    allPlans += 1
    if mayFailRequests { faultPlans += 1 }
  }

  /// Cuts all connections, and refuses new ones for a time.
  private func goAway(in world: World) {
    database.goAway(for: .milliseconds(100 + world.random.below(8_000)))
    note(mayFailRequests: true)
    for node in nodes { node.process?.cut() }
    database.settle()
  }

  /// Lets a time pass in which no process gets the processor.
  private func pass(_ time: Duration) {
    database.advance(time)
    note(mayFailRequests: true)
  }

  private func kill(in world: World) {
    let node = nodes[world.random.below(nodes.count)]
    guard let process = node.process else { return }
    world.report.kills += 1
    allPlans += 1
    (node.process, node.server) = (nil, nil)
    process.kill()
    database.settle()
  }

  /// A server says that it is there, after its last sign has arrived.
  // NB: PostgreSQL itself chooses which of several transactions gets the lock of a row. A replay could then differ.
  func tidy(in world: World) {
    let node = nodes[world.random.below(nodes.count)]
    guard let server = node.server, !node.isSigning else { return }
    node.isSigning = true
    world.start({ try await $0.noteSign() }, at: server, then: { _ in node.isSigning = false })
  }

  /// A server looks for tests that nothing writes any more.
  private func look(in world: World) {
    let node = nodes[world.random.below(nodes.count)]
    guard let server = node.server, database.time >= node.lastLook + .seconds(5) else { return }
    node.lastLook = database.time
    world.start({ try await $0.abandoned.look() }, at: server, then: { _ in })
  }

  // MARK: Processes

  /// NB: together, so that both find a database without tables.
  func start(in world: World) throws {
    for index in nodes.indices { start(index, in: world) { _ in } }
    try startAll(in: world)
  }

  private func restart(in world: World) {
    guard let index = nodes.firstIndex(where: { $0.process == nil }) else { return }
    start(index, in: world) { _ in }
  }

  /// Starts a server. Its start consists of steps, between which others go on.
  private func start(_ index: Int, in world: World, then end: @escaping ((any Error)?) -> Void) {
    let node = nodes[index]
    let process = DatabaseProcess(name: node.name, database, world.scheduler)
    node.process = process
    let (entry, environment) = (world.entry, world.clocks[index].environment)
    let (plans, strikes, wasFaulty) = (allPlans, database.faultCount, isFaulty)
    let started = Unshared { [self] (result: Result<SimulatedServer, any Error>) in
      guard node.process === process else { return }
      switch result {
      case .success(let server): node.server = server
      case .failure(let error):
        node.process = nil
        process.close()
        end(error)
        guard !wasFaulty, plans == allPlans, strikes == database.faultCount else { return }
        world.fail(Violation(rule: .soundStore, detail: "a server does not start: \(error)"))
      }
    }
    Task(executorPreference: world.scheduler) {
      do {
        let opened = try await PostgreSQLDatabase(access: process, isDurable: false)
        let server = SimulatedServer(Stores(opened), entry: entry, environment: environment, noteSign: { try await opened.checkReady() })
        try await server.prepare()
        started.value(.success(server))
      } catch { started.value(.failure(error)) }
    }
  }

  /// Starts all servers that are down, while nothing else arrives.
  private func startAll(in world: World) throws {
    world.scheduler.runAll()
    for index in nodes.indices where nodes[index].server == nil {
      var reason: (any Error)?
      start(index, in: world) { reason = $0 }
      world.scheduler.runAll()
      guard nodes[index].server != nil else {
        throw Violation(rule: .soundStore, detail: "a server does not start: \(reason.map { "\($0)" } ?? "it waits for ever")")
      }
    }
  }

  func stopCleanly(in world: World) throws {
    database.repair()
    world.scheduler.runAll()
    let node = nodes[world.random.below(nodes.count)]
    node.process?.close()
    (node.process, node.server) = (nil, nil)
    world.report.cleanStops += 1
    try audit(in: world)
  }

  func crash(in world: World) throws {
    kill(in: world)
    try audit(in: world)
  }

  func close(in world: World) {
    database.repair()
    world.scheduler.runAll()
    for node in nodes { node.process?.close() }
    world.report.lockWaits = database.waitCount
    database.close()
  }

  // MARK: Checks

  /// Compares what each server shows with what the learners expect, while no fault is planned and nothing else arrives.
  private func audit(in world: World) throws {
    database.repair()
    try startAll(in: world)
    try endAbandonedTests(in: world)
    for server in live { try world.performing(at: server) { try world.check() } }
  }

  /// Lets the time pass after which servers notice tests that nothing writes any more.
  private func endAbandonedTests(in world: World) throws {
    for _ in 0..<7 {
      database.advance(.seconds(3))
      for server in live { try world.performing(at: server) { try world.perform { try await $0.noteSign() } } }
    }
    for server in live {
      for _ in 0..<2 { try world.performing(at: server) { try world.perform { try await $0.abandoned.look() } } }
    }
  }

  func check(in world: World) throws {
    for rule in StoredRule.all {
      let broken = try database.column(rule.sql)
      if let first = broken.first { throw Violation(rule: .soundStore, detail: "\(rule.text): \(first)") }
    }
  }
}
