import Foundation
import Measurement
import Reproducible

/// Compares simulated adaptive tests with the same bank, abilities and length: maximum Fisher information and EAP.
struct AdaptiveComparison {
  private static let (bankSize, length) = (300, 30)

  private let bank: [ItemParameters]
  private let abilities: [Double]

  /// The abilities are found equally well where the error against the truth and the mean standard error are the same.
  private struct Outcome {
    let rate: Double
    let error: Double
    let standardError: Double
  }

  static func report(_ peers: PythonPeers) throws {
    var bank = try SampleBank(items: bankSize, seed: 3)
    try AdaptiveComparison(bank: bank.items, abilities: bank.abilities(20_000)).report(peers)
  }

  private func report(_ peers: PythonPeers) throws {
    print(
      "adaptive tests, \(Self.bankSize) items, \(Self.length) questions, thousands of questions per second and core,"
        + " best of \(MeasurementBenchmark.rounds)")
    print(table("", ["thousand/s", "ratio", "aim", "RMSE", "mean SE"]))
    let own = try ours()
    print(row("nivel", own, "1 x", "1,000 k"))
    for (package, learners, aim) in [("mirt", 20_000, "30 x"), ("mirt-native", 20_000, "–"), ("catsim", 100, "–")] {
      let outcome = try theirs(package, learners, peers)
      print(row(package, outcome, String(format: "%.0f x", own.rate / outcome.rate), aim))
    }
  }

  private func row(_ name: String, _ outcome: Outcome, _ ratio: String, _ aim: String) -> String {
    let error = outcome.standardError.isNaN ? "–" : String(format: "%.4f", outcome.standardError)
    return table(name, [String(format: "%.1f", outcome.rate / 1_000), ratio, aim, String(format: "%.4f", outcome.error), error])
  }

  private func ours() throws -> Outcome {
    let simulation = try FisherSimulation(items: bank, prior: .standard)
    var estimates: [AbilityEstimate] = []
    let time = best {
      var random = SeededGenerator(seed: 4)
      return ProcessorTime.milliseconds {
        estimates = abilities.map { simulation.estimate(ability: $0, length: Self.length, using: &random) }
      }
    }
    let squares = zip(estimates, abilities).map { pow($0.ability - $1, 2) }
    return Outcome(
      rate: Double(abilities.count * Self.length) / time * 1_000, error: sqrt(squares.reduce(0, +) / Double(squares.count)),
      standardError: estimates.reduce(0) { $0 + $1.standardError } / Double(estimates.count))
  }

  private func theirs(_ package: String, _ learners: Int, _ peers: PythonPeers) throws -> Outcome {
    let items = try peers.write(bank.map { [$0.discrimination, $0.difficulty] }, to: "bank")
    let path = try peers.write(abilities.prefix(learners).map { [$0] }, to: "abilities")
    var outcome = Outcome(rate: 0, error: .nan, standardError: .nan)
    for _ in 0..<MeasurementBenchmark.rounds {
      let numbers = try peers.run("simulate.py", [package, items, path, String(Self.length)])
      let rate = Double(learners * Self.length) / numbers[0]
      if rate > outcome.rate { outcome = Outcome(rate: rate, error: numbers[1], standardError: numbers[2]) }
    }
    return outcome
  }
}
