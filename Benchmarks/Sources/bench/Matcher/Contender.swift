import Foundation

/// A normalizer in a separate process, pinned to one core.
struct Contender {
  let name: String
  private let command: [String]
  /// The share of the answers that it processes. It is below 1 if all answers would take minutes.
  private let share: Double

  init(_ name: String, _ command: [String], share: Double = 1) {
    self.name = name
    self.command = command
    self.share = share
  }

  /// Returns the answers per second in each of several passes, after one warm-up pass.
  func speeds(on path: String, count: Int, passes: Int) throws -> [Double] {
    let lines = Int(share * Double(count))
    let output = try OneCore.run(command + ["time", path, String(lines), String(passes)])
    let times = output.split(separator: "\n").compactMap { Double($0) }
    guard times.count == passes else { throw BenchFailure(description: "\(name) printed no times: \(output)") }
    return times.map { Double(lines) * 1_000 / $0 }
  }

  /// Returns the forms of all answers, one per line.
  func forms(of path: String) throws -> [Substring] {
    let out = path + ".forms"
    defer { try? FileManager.default.removeItem(atPath: out) }
    _ = try OneCore.run(command + ["write", path, out])
    return try String(contentsOfFile: out, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// A normalizer of this program.
  static func engine(_ name: String, as title: String, share: Double = 1) -> Contender {
    Contender(title, [OneCore.thisProgram, "engine", name], share: share)
  }
}
