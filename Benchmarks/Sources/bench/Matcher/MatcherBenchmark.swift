import AnswerMatching
import Foundation

/// Compares the matcher's normalization with its peers: the same answers, one warm core, answers already in memory.
struct MatcherBenchmark {
  private static let count = 1_000_000
  private static let rounds = 3
  private static let passes = 5

  private let folder: URL
  private let peers: String

  static func run(peers: String, program: String?) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "nivel-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let benchmark = MatcherBenchmark(folder: folder, peers: peers)
    try benchmark.compareSpeeds()
    print()
    try Linearity.report()
    print()
    try Allocations.report(counter: "\(peers)/count_malloc.so", folder: folder)
    guard let program else { return }
    print()
    try WholeProcess.report(program: program, folder: folder)
  }

  private func compareSpeeds() throws {
    print("normal form of \(Self.count) answers, thousands per second of processor time, median of \(Self.rounds * Self.passes) passes")
    print(table("", contenders.map(\.name) + [": ICU4C", ": by table", ": seed", "same form"]))
    for kind in [Answers.Kind.ascii, .composed, .partlyDecomposed] {
      let path = folder.appending(path: "answers").path
      try AnswerFile.write(kind, count: Self.count, to: path)
      let speeds = try medians(on: path)
      let same = String(format: "%.2f %%", 100 * (try sharedForms(on: path)))
      let ratios = [3, 4, 2].map { String(format: "%.2f x", speeds[0] / speeds[$0]) }
      print(table(kind.name, speeds.map { String(format: "%.1f", $0 / 1_000) } + ratios + [same]))
    }
  }

  private var contenders: [Contender] {
    [
      .engine("profile2", as: "profile 2"), .engine("profile1", as: "profile 1", share: 0.2), .engine("seed", as: "seed", share: 0.05),
      Contender("ICU4C", ["\(peers)/icu"]), Contender("by table", ["\(peers)/icu_table"]), Contender("utf8proc", ["\(peers)/utf8proc"]),
    ]
  }

  /// Returns the answers per second of each contender. The contenders take turns, so that other load on the machine affects all of them.
  private func medians(on path: String) throws -> [Double] {
    let contenders = contenders
    var speeds = contenders.map { _ in [Double]() }
    for _ in 0..<Self.rounds {
      for (index, contender) in contenders.enumerated() {
        speeds[index] += try contender.speeds(on: path, count: Self.count, passes: Self.passes)
      }
    }
    return speeds.map { Sample($0).median }
  }

  /// The share of the answers for which the profile and ICU4C by table have the same form.
  private func sharedForms(on path: String) throws -> Double {
    let (own, theirs) = (try contenders[0].forms(of: path), try contenders[4].forms(of: path))
    guard own.count == theirs.count else { throw BenchFailure(description: "forms are missing") }
    return Double(zip(own, theirs).count { $0.utf8.elementsEqual($1.utf8) }) / Double(own.count)
  }
}
