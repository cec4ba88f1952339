import Foundation
import Measurement

/// Compares the calibration of the two-parameter model with its peers: the same scores, one thread, from the scores to the estimates.
struct CalibrationComparison {
  private static let (persons, items) = (10_000, 100)

  /// The discrimination and the difficulty of each item.
  private typealias Estimates = [(discrimination: Double, difficulty: Double)]

  private let peers: PythonPeers
  private let truth: Estimates
  private let scores: [[ScoredAnswer]]
  private let likelihood: MarginalLikelihood

  static func report(_ peers: PythonPeers) throws { try CalibrationComparison(peers).report() }

  private init(_ peers: PythonPeers) throws {
    self.peers = peers
    var bank = try SampleBank(items: Self.items, seed: 1)
    truth = bank.items.map { ($0.discrimination, $0.difficulty) }
    scores = (0..<Self.persons).map { _ in bank.scores() }
    likelihood = MarginalLikelihood(scores: scores)
  }

  private func report() throws {
    print(
      "calibration of \(Self.items) items, two parameters, \(Self.persons) persons, one thread, best of \(MeasurementBenchmark.rounds);"
        + " mirt-em and girth once")
    print(table("", ["seconds", "ratio", "aim", "logLik", "lower by", "RMSE a", "RMSE b"]))
    let (own, estimates) = try ours(tolerance: CalibrationPlan().tolerance)
    let maximum = likelihood.value(of: estimates)
    print(row("nivel", seconds: own, ["1 x", "–"], estimates, maximum))
    let (early, rough) = try ours(tolerance: 1e-4)
    print(row("nivel, tolerance 1e-4", seconds: early, [String(format: "%.2f x", early / own), "–"], rough, maximum))
    for (package, aim, rounds) in [("mirt", "15 x", MeasurementBenchmark.rounds), ("mirt-em", "–", 1), ("girth", "100 x", 1)] {
      let (seconds, estimates) = try theirs(package, rounds: rounds)
      print(row(package, seconds: seconds, [String(format: "%.1f x", seconds / own), aim], estimates, maximum))
    }
  }

  private func row(_ name: String, seconds: Double, _ ratio: [String], _ estimates: Estimates, _ maximum: Double) -> String {
    let value = likelihood.value(of: estimates)
    let errors = [error(estimates, \.discrimination), error(estimates, \.difficulty)]
    return table(
      name,
      [String(format: "%.3f", seconds)] + ratio + [String(format: "%.3f", value), String(format: "%.4f", maximum - value)]
        + errors.map { String(format: "%.4f", $0) })
  }

  private func ours(tolerance: Double) throws -> (seconds: Double, Estimates) {
    var estimates: Estimates = []
    let time = try best {
      try ProcessorTime.milliseconds {
        var matrix = try ResponseMatrix(items: Self.items)
        for row in scores { try matrix.append(row) }
        estimates = try Calibration.run(matrix, plan: CalibrationPlan(tolerance: tolerance)).calibratedItems.map {
          ($0.discrimination ?? .nan, $0.difficulty ?? .nan)
        }
      }
    }
    return (time / 1_000, estimates)
  }

  private func theirs(_ package: String, rounds: Int) throws -> (seconds: Double, Estimates) {
    let path = peers.folder.appending(path: "scores")
    try Data(scores.joined().map { $0 == .right ? 1 : 0 }).write(to: path)
    let (items, estimates) = (String(Self.items), peers.folder.appending(path: package).path)
    let seconds = try best(of: rounds) { try peers.run("calibrate.py", [package, path.path, items, estimates])[0] }
    return (seconds, try peers.read(package).map { ($0[0], $0[1]) })
  }

  /// The root mean squared error against the truth.
  private func error(_ estimates: Estimates, _ parameter: KeyPath<Estimates.Element, Double>) -> Double {
    let squares = zip(estimates, truth).map { pow($0[keyPath: parameter] - $1[keyPath: parameter], 2) }
    return sqrt(squares.reduce(0, +) / Double(squares.count))
  }
}
