import Foundation

/// Measures, side by side in one run. `bench solver`, `bench audit NIVEL`, `bench service NIVEL`, `bench saturation NIVEL PEERS`,
/// `bench practice NIVEL`, `bench delivery NIVEL`, `bench game`, `bench measurement NIVEL PYTHON`, `bench matcher PEERS [NIVEL]`.
///
/// The matcher's benchmark runs this program again as `bench engine`, `bench linearity` and `bench allocations`, and that of measurement as
/// `bench memory`.
@main
enum Bench {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.dropFirst().first) {
    case ("solver", _): SolverBenchmark.run()
    case ("audit", let program?): try AuditBenchmark.run(program: program)
    case ("service", let program?): try ServiceBenchmark.run(program: program)
    case ("saturation", let program?):
      guard let peers = arguments.dropFirst(2).first else { throw BenchFailure(description: "add the folder of the compiled peers") }
      try SaturationBenchmark.run(program: program, peers: peers)
    case ("delivery", let program?): try DeliveryBenchmark.run(program: program)
    case ("game", _): try GameBenchmark.run()
    case ("measurement", let program?):
      guard let python = arguments.dropFirst(2).first else { throw BenchFailure(description: "add the Python with the peers") }
      try MeasurementBenchmark.run(program: program, python: python)
    case ("practice", let program?): try await PracticeBenchmark.run(program: program)
    case ("matcher", let peers?): try MatcherBenchmark.run(peers: peers, program: arguments.dropFirst(2).first)
    case ("memory", let persons?): try ExpectationCost.measureMemory(persons: Int(persons) ?? 0)
    case ("engine", _): try Engine.run(Array(arguments.dropFirst()))
    case ("linearity", let kind?): Linearity.measure(Int(kind) ?? 0)
    case ("allocations", let answers?): try Allocations.measure(answers)
    default:
      print(
        "usage: bench solver | bench audit NIVEL | bench service NIVEL | bench saturation NIVEL PEERS | bench practice NIVEL | bench delivery NIVEL | bench game | bench measurement NIVEL PYTHON | bench matcher PEERS [NIVEL]"
      )
    }
  }
}

/// Summaries of measured times, in milliseconds.
struct Sample {
  private let sorted: [Double]

  init(_ milliseconds: [Double]) { sorted = milliseconds.sorted() }

  var median: Double { quantile(0.5) }

  /// The smallest time that at least this share of all times does not exceed.
  func quantile(_ share: Double) -> Double {
    guard !sorted.isEmpty else { return .nan }
    return sorted[min(sorted.count - 1, max(0, Int((share * Double(sorted.count)).rounded(.up)) - 1))]
  }
}

/// Returns the time of an action, in milliseconds.
func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  let duration = try ContinuousClock().measure(body)
  return Double(duration.components.seconds) * 1_000 + Double(duration.components.attoseconds) / 1e15
}

func rounded(_ number: Double) -> String { String(format: number < 10 ? "%.3f" : "%.0f", number) }

/// Returns a line of a table: a title and right-aligned figures. Flushes earlier lines first, because a run takes minutes.
func table(_ title: String, _ cells: [String]) -> String {
  fflush(nil)
  let figures = cells.map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }.joined()
  return "  " + title.padding(toLength: 24, withPad: " ", startingAt: 0) + figures
}
