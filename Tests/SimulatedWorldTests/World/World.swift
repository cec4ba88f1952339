import PracticeTests
import Identifiers
import Reproducible

@testable import WebService

/// A simulated world: the service on a storage, with clocks, in a network, with learners. All of it follows from the seed.
final class World {
  static let learnerCount = 6

  let scheduler: Scheduler
  var random: SeededGenerator
  /// The clocks of the servers.
  let clocks: [SimulatedClock]
  let entry: PlacementCatalog.Entry
  private let storage: any SimulatedStorage
  /// The server that ``perform(_:)`` calls; nil for the receiver of a message.
  private var checkedServer: SimulatedServer?
  private var learners: [Learner] = []
  private var network: [() -> Void] = []
  var report = WorldReport()

  /// - Parameter makeStorage: Makes an empty storage from a seed.
  init(seed: UInt64, storage makeStorage: (UInt64) throws -> any SimulatedStorage) throws {
    var seeds = SeededGenerator(seed: seed)
    scheduler = Scheduler(seed: seeds.next())
    storage = try makeStorage(seeds.next())
    let clock = SimulatedClock(seed: seeds.next())
    random = SeededGenerator(seed: seeds.next())
    clocks = [clock] + (1..<storage.serverCount).map { _ in SimulatedClock(seed: seeds.next()) }
    entry = try SimulatedTest.entry()
    learners = (1...Self.learnerCount).map { Learner(ProfileID("learner-\($0)"), world: self) }
  }

  /// The time: the number of steps so far.
  var time: Int { report.steps }

  /// Runs a world on a new storage, and returns what happened.
  static func run(
    seed: UInt64, steps: Int, storage makeStorage: (UInt64) throws -> any SimulatedStorage
  ) throws -> WorldReport {
    let world = try World(seed: seed, storage: makeStorage)
    return BackgroundExecutor.$substitute.withValue(world.scheduler) { world.run(steps: steps) }
  }

  private func run(steps: Int) -> WorldReport {
    do {
      try storage.start(in: self)
      while report.steps < steps, report.violation == nil { try step() }
      if report.violation == nil { try storage.crash(in: self) }
    } catch let violation as Violation { report.violation = report.violation ?? violation } catch {
      report.violation = report.violation ?? Violation(rule: .soundStore, detail: "\(error)")
    }
    storage.close(in: self)
    if scheduler.isDisturbed {
      report.violation = report.violation ?? Violation(rule: .repeatable, detail: "another thread did a part of the work")
    }
    report.faults = storage.faultCount
    report.trace = scheduler.trace.value ^ storage.trace
    return report
  }

  // MARK: Steps

  private func step() throws {
    report.steps += 1
    if try storage.act(in: self) { return }
    switch random.below(4_000) {
    case let fault where fault < 6: storage.plan(fault, in: self)
    case 6...8: jump()
    case 9...16: storage.tidy(in: self)
    case 17 where random.below(4) == 0: try storage.stopCleanly(in: self)
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

  private func jump() {
    clocks[clocks.count == 1 ? 0 : random.below(clocks.count)].jump()
    report.clockJumps += 1
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
    guard let server = storage.receiver(in: self) else { return remove(exchange) }
    let (began, plans, wasFaulty) = (time, storage.faultPlans, storage.isFaulty)
    start(call, at: server) { [self] result in
      guard storage.isAlive(server) else { return remove(exchange) }
      respond(to: exchange)
      do {
        if let reply = try? result.get() {
          report.acknowledged += 1
          try accepted(reply, began...time)
        } else if case .failure(let problem as Problem) = result {
          report.refused += 1
          try refused(problem, began...time)
        } else if case .failure(let error) = result {
          report.failed += 1
          let mayFail = wasFaulty || plans != storage.faultPlans
          guard mayFail, storage.explains(error) else { throw Violation(rule: .noFalseAlarm, detail: "\(error)") }
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

  /// Starts a task of a server. Its parts become steps.
  func start<Reply: Sendable>(
    _ call: @escaping @Sendable (SimulatedServer) async throws -> Reply, at server: SimulatedServer,
    then end: @escaping (Result<Reply, any Error>) -> Void
  ) {
    let end = Unshared(value: end)
    Task(executorPreference: scheduler) {
      do { end.value(.success(try await call(server))) } catch { end.value(.failure(error)) }
    }
  }

  func fail(_ error: any Error) {
    report.violation = report.violation ?? error as? Violation ?? Violation(rule: .noFalseAlarm, detail: "\(error)")
  }

  // MARK: Checks

  /// Runs a call while nothing else arrives, and returns its reply.
  func perform<Reply: Sendable>(_ call: @escaping @Sendable (SimulatedServer) async throws -> Reply) throws -> Reply {
    guard let server = checkedServer ?? storage.receiver(in: self) else { throw Problem.notFound("server") }
    let reply = Unshared(value: Box<Result<Reply, any Error>>())
    start(call, at: server) { reply.value.content = $0 }
    scheduler.runAll()
    guard let result = reply.value.content else { throw Violation(rule: .noFalseAlarm, detail: "a request never ended") }
    return try result.get()
  }

  /// Runs calls of ``perform(_:)`` at one server.
  func performing<Value>(at server: SimulatedServer, _ body: () throws -> Value) rethrows -> Value {
    checkedServer = server
    defer { checkedServer = nil }
    return try body()
  }

  /// Compares all that is stored with what the learners expect.
  func check() throws {
    for learner in learners { try learner.check() }
    try storage.check(in: self)
  }
}

/// A place for a result.
private final class Box<Content> {
  var content: Content?
}
