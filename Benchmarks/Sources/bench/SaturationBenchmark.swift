import Foundation

/// Measures the maximum number of durable answers per second, and compares it with a Go program that does the same. Closed loop: each
/// connection sends its next answer when it has the receipt of the last one, so that only the server and the connections limit the rate.
///
/// The same generator, `wrk`, measures the servers in turns. It shares the cores with them.
struct SaturationBenchmark {
  private static let connections = [16, 64, 256]
  private static let rounds = 3
  private static let seconds = 8
  private static let learners = 256

  private let own: Subject
  private let peer: Subject

  /// - Parameters:
  ///   - program: the release build of Nivel.
  ///   - peers: the folder of the compiled peers.
  static func run(program: String, peers: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "nivel-bench-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let own = try Subject(folder: "\(folder)/nivel") { try BenchServer(program: program, data: $0, "--without-limits") }
    defer { own.server.stop() }
    let peer = try Subject(folder: "\(folder)/peer") {
      try BenchServer(program: "\(peers)/answers", ["Content/blueprints/en.json", $0])
    }
    defer { peer.server.stop() }
    try SaturationBenchmark(own: own, peer: peer).run()
  }

  private func run() throws {
    print("durable answers at saturation, closed loop, \(Self.seconds) s a round, median of \(Self.rounds) rounds in turns")
    print(table("connections", ["nivel /s", "Go /s", "ratio", "p50 ms", "Go p50", "ratio", "p99 ms", "Go p99", "ratio"]))
    for connections in Self.connections {
      var (ours, theirs) = ([Round](), [Round]())
      for _ in 0..<Self.rounds {
        ours.append(try own.round(connections, seconds: Self.seconds))
        theirs.append(try peer.round(connections, seconds: Self.seconds))
      }
      let cells = [\Round.rate, \.p50, \.p99].flatMap { figure in
        let (a, b) = (Sample(ours.map { $0[keyPath: figure] }).median, Sample(theirs.map { $0[keyPath: figure] }).median)
        return [rounded(a), rounded(b), String(format: "%.2f x", a / b)]
      }
      print(table(String(connections), cells))
    }
  }

  /// What `wrk` found in one round. Times are in milliseconds.
  private struct Round {
    let rate: Double
    let p50: Double
    let p99: Double

    /// Reads the last line of the output of `answers.lua`.
    init(_ report: String) throws {
      let words = report.split(separator: "\n").last { $0.hasPrefix("answers ") }?.split(separator: " ") ?? []
      let figures = stride(from: 0, to: words.count - 1, by: 2).reduce(into: [Substring: Double]()) {
        $0[words[$1]] = Double(words[$1 + 1])
      }
      guard figures["failed"] == 0, let answers = figures["answers"], let seconds = figures["seconds"], let p50 = figures["p50"],
        let p99 = figures["p99"]
      else { throw BenchFailure(description: "wrk failed: \(report)") }
      rate = answers / seconds
      self.p50 = p50
      self.p99 = p99
    }
  }

  /// A measured server, and the learners that send it answers.
  private struct Subject {
    let server: BenchServer
    private let plan: String

    init(folder: String, start: (_ data: String) throws -> BenchServer) throws {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let server = try start(folder)
      self.server = server
      plan = "\(folder)/plan"
      let lines = try (0..<SaturationBenchmark.learners).map { _ in try BenchAttempt(port: server.port).planLine }
      try lines.joined(separator: "\n").write(toFile: plan, atomically: true, encoding: .utf8)
    }

    func round(_ connections: Int, seconds: Int) throws -> Round {
      try Round(
        output(
          "wrk",
          [
            "-t1", "-c\(connections)", "-d\(seconds)s", "--timeout", "10s", "-s", "Benchmarks/answers.lua",
            "http://127.0.0.1:\(server.port)", plan,
          ]))
    }
  }
}
