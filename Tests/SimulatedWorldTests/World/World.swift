import PracticeTests
import Storage
import Foundation
import Identifiers
import Reproducible

@testable import SQLiteStorage
@testable import WebService

/// A simulated world: the service on a disk, with a clock, in a network, with learners. All of it follows from the seed.
final class World {
  static let learnerCount = 6

  let scheduler: Scheduler
  var random: SeededGenerator
  private let disk: SimulatedDisk
  private let clock: SimulatedClock
  private let entry: PlacementCatalog.Entry
  private var server: SimulatedServer?
  private var learners: [Learner] = []
  private var network: [() -> Void] = []
  /// Changes with every planned fault, so that a request can tell whether it may fail.
  private var faultPlans = 0
  private(set) var report = WorldReport()

  init(seed: UInt64, folder: String) throws {
    var seeds = SeededGenerator(seed: seed)
    scheduler = Scheduler(seed: seeds.next())
    disk = SimulatedDisk(folder: folder, seed: seeds.next())
    clock = SimulatedClock(seed: seeds.next())
    random = SeededGenerator(seed: seeds.next())
    entry = try SimulatedTest.entry()
    learners = (1...Self.learnerCount).map { Learner(ProfileID("learner-\($0)"), world: self) }
    SimulatedVFS.mount(disk)
  }

  /// The time: the number of steps so far.
  var time: Int { report.steps }

  /// Runs a world in a new folder, and returns what happened.
  static func run(seed: UInt64, steps: Int) throws -> WorldReport {
    let base = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : FileManager.default.temporaryDirectory.path
    let folder = "\(base)/nivel-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let world = try World(seed: seed, folder: folder)
    return BackgroundExecutor.$substitute.withValue(world.scheduler) { world.run(steps: steps) }
  }

  private func run(steps: Int) -> WorldReport {
    do {
      try start()
      while report.steps < steps, report.violation == nil { try step() }
      if report.violation == nil { try crash() }
    } catch let violation as Violation { report.violation = report.violation ?? violation } catch {
      report.violation = report.violation ?? Violation(rule: .soundStore, detail: "\(error)")
    }
    stopServing()
    SimulatedVFS.unmount(disk)
    if scheduler.isDisturbed {
      report.violation = report.violation ?? Violation(rule: .repeatable, detail: "another thread did a part of the work")
    }
    report.faults = disk.faultCount
    report.trace = scheduler.trace.value ^ disk.trace.value
    return report
  }

  // MARK: Steps

  private func step() throws {
    report.steps += 1
    if disk.isDead { return try crash() }
    switch random.below(4_000) {
    case 0...2: plan { disk.planCrash(after: random.below(60)) }
    case 3: plan { disk.plan(.full, operations: 1 + random.below(8)) }
    case 4: plan { disk.plan(.failingSync, operations: 1 + random.below(3)) }
    case 5: plan { disk.plan(.failingRead, operations: 1 + random.below(4)) }
    case 6...8: jump()
    case 9...16: tidy()
    case 17 where random.below(4) == 0: try stopCleanly()
    case 18...600: learners[random.below(learners.count)].act()
    case 601...1_400 where !network.isEmpty: passMessage()
    default:
      if scheduler.hasWork {
        scheduler.runStep()
      } else if network.isEmpty {
        learners[random.below(learners.count)].act()
      } else {
        passMessage()
      }
    }
  }

  private func plan(_ fault: () -> Void) {
    fault()
    faultPlans += 1
  }

  private func jump() {
    clock.jump()
    report.clockJumps += 1
  }

  private func tidy() {
    guard let store = server?.store else { return }
    start({ _ in await store.tidyIfIdle() }, then: { _ in })
  }

  private func passMessage() {
    let index = random.below(network.count)
    network.swapAt(index, network.count - 1)
    network.removeLast()()
  }

  // MARK: Requests

  /// Sends a request of a learner.
  ///
  /// - Parameters:
  ///   - arriving: Called whenever a copy reaches the server.
  ///   - call: What the server does.
  ///   - accepted: Called when the server has sent a response, with the times at which it began and ended to work on it.
  ///   - refused: Called when the server has refused the request, with the same times.
  ///   - over: Called when no copy is under way any more.
  func send<Reply: Sendable>(
    arriving: @escaping () -> Void = {}, _ call: @escaping @Sendable (SimulatedServer) async throws -> Reply,
    accepted: @escaping (Reply, ClosedRange<Int>) throws -> Void,
    refused: @escaping (Problem, ClosedRange<Int>) throws -> Void, over: @escaping () -> Void
  ) {
    report.requests += 1
    post(
      Exchange(
        retries: random.below(3),
        deliver: { [self] exchange in
          arriving()
          handle(call, exchange, accepted, refused)
        }, over: over))
  }

  /// Puts a copy of a request into the network, which may lose or repeat it.
  private func post(_ exchange: Exchange) {
    exchange.addCopy()
    network.append { [self] in
      switch random.below(40) {
      case 0:
        report.lostMessages += 1
        remove(exchange)
      case 1...2:
        report.repeatedMessages += 1
        post(exchange)
        exchange.deliver(exchange)
      default: exchange.deliver(exchange)
      }
    }
  }

  private func remove(_ exchange: Exchange) {
    if exchange.removeCopy() { post(exchange) }
  }

  private func handle<Reply: Sendable>(
    _ call: @escaping @Sendable (SimulatedServer) async throws -> Reply, _ exchange: Exchange,
    _ accepted: @escaping (Reply, ClosedRange<Int>) throws -> Void, _ refused: @escaping (Problem, ClosedRange<Int>) throws -> Void
  ) {
    let (began, plans, wasFaulty) = (time, faultPlans, disk.isFaulty)
    start(call) { [self] result in
      guard !disk.isDead else { return remove(exchange) }
      respond(to: exchange)
      do {
        if let reply = try? result.get() {
          report.acknowledged += 1
          try accepted(reply, began...time)
        } else if case .failure(let error) = result, let problem = error as? Problem {
          report.refused += 1
          try refused(problem, began...time)
        } else {
          report.failed += 1
          guard wasFaulty || plans != faultPlans else { throw Violation(rule: .noFalseAlarm, detail: "\(result)") }
        }
      } catch { fail(error) }
    }
  }

  private func respond(to exchange: Exchange) {
    network.append { [self] in
      if random.below(20) == 0 { report.lostMessages += 1 } else { exchange.receiveResponse() }
      remove(exchange)
    }
  }

  /// Starts a task of the service. Its parts become steps.
  private func start<Reply: Sendable>(
    _ call: @escaping @Sendable (SimulatedServer) async throws -> Reply, then end: @escaping (Result<Reply, any Error>) -> Void
  ) {
    guard let server else { return end(.failure(Problem.notFound("server"))) }
    let end = Unshared(value: end)
    Task(executorPreference: scheduler) {
      do { end.value(.success(try await call(server))) } catch { end.value(.failure(error)) }
    }
  }

  func fail(_ error: any Error) {
    report.violation = report.violation ?? error as? Violation ?? Violation(rule: .noFalseAlarm, detail: "\(error)")
  }

  // MARK: Processes

  /// Runs a call while nothing else arrives, and returns its reply.
  func perform<Reply: Sendable>(_ call: @escaping @Sendable (SimulatedServer) async throws -> Reply) throws -> Reply {
    let reply = Unshared(value: Box<Result<Reply, any Error>>())
    start(call) { reply.value.content = $0 }
    scheduler.runAll()
    guard let result = reply.value.content else { throw Violation(rule: .noFalseAlarm, detail: "a request never ended") }
    return try result.get()
  }

  private func start() throws {
    let store = try Store(folder: disk.folder, access: SimulatedAccess(scheduler: scheduler))
    server = SimulatedServer(store, entry: entry, environment: clock.environment)
    try perform { try await $0.prepare() }
  }

  /// The machine or the process stops between two steps or inside one, and the next process starts.
  private func crash() throws {
    // NB: see “What it does not show” in Docs/simulation.md.
    let kind: SimulatedDisk.Crash = random.below(3) == 0 && !disk.hasLostWrites ? .kill : .powerLoss
    if kind == .kill { report.kills += 1 } else { report.powerLosses += 1 }
    disk.planCrash(after: 0)
    // NB: nothing that the dead process still does can reach its disk or the network.
    stopServing()
    disk.restart(after: kind)
    // NB: the process can die again while it starts.
    if random.below(4) == 0 { disk.planCrash(after: 1 + random.below(20)) }
    do { try start() } catch {
      guard disk.isDead else { throw Violation(rule: .soundStore, detail: "after \(kind): \(error)") }
      return try crash()
    }
    if disk.isDead { return try crash() }
    disk.repair()
    try check()
  }

  private func stopServing() {
    scheduler.runAll()
    try? server?.store.close()
    server = nil
  }

  private func stopCleanly() throws {
    guard !disk.isFaulty, !disk.hasLostWrites else { return }
    report.cleanStops += 1
    stopServing()
    try start()
    try check()
  }

  /// Compares all that is stored with what the learners expect.
  private func check() throws {
    for learner in learners { try learner.check() }
    if let store = server?.store, case .damaged(let reason) = store.health.condition {
      throw Violation(rule: .soundStore, detail: reason)
    }
  }
}

/// A place for a result.
private final class Box<Content> {
  var content: Content?
}
