import Foundation

/// Measures, side by side in one run. `bench solver`, `bench audit NIVEL`, `bench service NIVEL`.
@main
enum Bench {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.dropFirst().first) {
    case ("solver", _): SolverBenchmark.run()
    case ("audit", let program?): try AuditBenchmark.run(program: program)
    case ("service", let program?): try ServiceBenchmark.run(program: program)
    default: print("usage: bench solver | bench audit NIVEL | bench service NIVEL")
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

/// How long something takes, in milliseconds.
func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  let duration = try ContinuousClock().measure(body)
  return Double(duration.components.seconds) * 1_000 + Double(duration.components.attoseconds) / 1e15
}

func rounded(_ number: Double) -> String { String(format: number < 10 ? "%.3f" : "%.0f", number) }
