import Foundation

/// Measures calibration, adaptive tests and simulated learners. The peers are Python packages that have compiled inner loops.
///
/// Times are processor times and the best of several rounds, because other work on the machine only ever adds to them.
struct MeasurementBenchmark {
  static let rounds = 3

  /// - Parameters:
  ///   - program: the release build of Nivel.
  ///   - python: the Python interpreter that has the packages of `Benchmarks/peers/requirements.txt`.
  static func run(program: String, python: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "nivel-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let peers = PythonPeers(python: python, folder: folder)
    try CalibrationComparison.report(peers)
    print()
    try ExpectationCost.report()
    print()
    try AdaptiveComparison.report(peers)
    print()
    try SelectionTime.report()
    print()
    try simulatedTests(program)
  }

  /// Simulates quick tests in all languages, as a whole process.
  private static func simulatedTests(_ program: String) throws {
    let arguments = ["simulate", "--learners", "1000", "--behaviour", "mixed"]
    var (wall, processor) = ([Double](), [Double]())
    for _ in 0..<rounds {
      processor.append(try ProcessorTime.millisecondsOfChildren { wall.append(try AuditBenchmark.time(program, arguments)) })
    }
    print("1,000 simulated learners in each language, quick tests, whole process, best of \(rounds)")
    print(table("", ["seconds", "processor", "aim"]))
    print(table("nivel simulate", [wall, processor].map { String(format: "%.1f s", ($0.min() ?? .nan) / 1_000) } + ["10 s"]))
  }
}

/// The best of several measurements.
func best(of rounds: Int = MeasurementBenchmark.rounds, _ measurement: () throws -> Double) rethrows -> Double {
  try (0..<rounds).map { _ in try measurement() }.min() ?? .nan
}
