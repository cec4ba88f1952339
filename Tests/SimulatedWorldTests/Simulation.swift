import Foundation

/// Runs worlds with consecutive seeds one after another.
struct Simulation: Sendable {
  var firstSeed: UInt64
  /// The number of worlds.
  var worlds: Int
  var stepsPerWorld = Self.standardSteps
  var storage = StorageKind.sqlite
  /// The time after which no new world begins; nil for no limit.
  var time: Duration?
  var reports = false

  /// The length of a world that `make simulate` replays by its seed.
  static let standardSteps = 20_000

  /// The simulation that `make simulate` asks for. Without it, a short one for `make test`.
  ///
  /// - Throws: ``UnknownStorage``.
  static func fromEnvironment() throws -> Simulation {
    let environment = ProcessInfo.processInfo.environment
    func number(_ name: String) -> Int? { environment["NIVEL_SIMULATE_\(name)"].flatMap { Int($0) } }
    var simulation = Simulation(firstSeed: number("SEED").map { UInt64($0) } ?? 1, worlds: number("WORLDS") ?? 2)
    if let seconds = number("SECONDS") { (simulation.worlds, simulation.time) = (.max, .seconds(seconds)) }
    if let name = environment["NIVEL_SIMULATE_STORE"] {
      guard let storage = StorageKind(rawValue: name) else { throw UnknownStorage(name: name) }
      simulation.storage = storage
    }
    simulation.reports = environment.keys.contains { $0.hasPrefix("NIVEL_SIMULATE_") }
    return simulation
  }

  /// Runs the worlds until the first violation, on a thread of their own.
  func run() async throws -> WorldReport {
    let makeStorage = try await storage.maker()
    return try await withCheckedThrowingContinuation { continuation in
      let thread = Thread { continuation.resume(with: Result { try runNow(makeStorage) }) }
      // NB: the rules of matching need a larger stack than the default one of a second thread.
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  private func runNow(_ makeStorage: StorageKind.Maker) throws -> WorldReport {
    let start = ContinuousClock.now
    var (total, seed, count) = (WorldReport(), firstSeed, 0)
    while count < worlds, time.map({ ContinuousClock.now - start < $0 }) ?? true {
      let report = try World.run(seed: seed, steps: stepsPerWorld, storage: makeStorage)
      total = total + report
      total.trace = total.trace &* 31 &+ report.trace
      count += 1
      if reports { show(total, count, ContinuousClock.now - start) }
      if let violation = report.violation {
        print("The world of seed \(seed) breaks a rule at step \(report.steps): \(violation)")
        print("Replay it: make simulate STORE=\(storage.rawValue) WORLDS=1 SEED=\(seed)")
        break
      }
      seed += 1
    }
    return total
  }

  private func show(_ total: WorldReport, _ count: Int, _ time: Duration) {
    let speed = Double(total.steps) / max(time / .seconds(1), 0.001)
    print("\(count) worlds, \(Int(time / .seconds(1))) s, \(Int(speed)) steps a second: \(total), trace \(String(total.trace, radix: 16))")
  }
}

/// There are no worlds over a storage with this name.
struct UnknownStorage: Error, CustomStringConvertible {
  let name: String
  var description: String { "there is no storage “\(name)”: set STORE to sqlite or postgresql" }
}
