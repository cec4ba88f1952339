import Foundation

/// Python packages that run on one thread, each in a process of its own.
struct PythonPeers {
  let python: String
  /// The folder of the files that both sides read.
  let folder: URL

  private static let oneThread = ["OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "NUMEXPR_NUM_THREADS", "RAYON_NUM_THREADS"]

  /// Runs a script of `Benchmarks/peers`, and returns the numbers of its last line of output.
  func run(_ script: String, _ arguments: [String]) throws -> [Double] {
    let environment = Dictionary(uniqueKeysWithValues: Self.oneThread.map { ($0, "1") })
    let output = try OneCore.run([python, "Benchmarks/peers/\(script)"] + arguments, environment: environment)
    let lines = output.split(separator: "\n")
    guard let numbers = lines.last?.split(separator: " ").compactMap({ Double($0) }), !numbers.isEmpty else {
      throw BenchFailure(description: "\(script) printed no numbers: \(output)")
    }
    return numbers
  }

  /// Writes a table of numbers, and returns its path.
  func write(_ rows: [[Double]], to name: String) throws -> String {
    let path = folder.appending(path: name).path
    let lines = rows.map { $0.map { String($0) }.joined(separator: " ") }
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  /// Reads a table of numbers.
  func read(_ name: String) throws -> [[Double]] {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n").map { line in
      line.split(separator: " ").compactMap { Double($0) }
    }
  }
}
