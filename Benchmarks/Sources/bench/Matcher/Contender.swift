import Foundation

/// A normaliser in a process of its own, pinned to one core.
struct Contender {
  let name: String
  private let command: [String]
  /// How many of the answers it is given: fewer where all would take minutes.
  private let share: Double

  init(_ name: String, _ command: [String], share: Double = 1) {
    self.name = name
    self.command = command
    self.share = share
  }

  /// Answers a second, in each of several passes after a first one.
  func speeds(on path: String, count: Int, passes: Int) throws -> [Double] {
    let lines = Int(share * Double(count))
    let output = try OneCore.run(command + ["time", path, String(lines), String(passes)])
    let times = output.split(separator: "\n").compactMap { Double($0) }
    guard times.count == passes else { throw BenchFailure(description: "\(name) printed no times: \(output)") }
    return times.map { Double(lines) * 1_000 / $0 }
  }

  /// The forms of all answers, one a line.
  func forms(of path: String) throws -> [Substring] {
    let out = path + ".forms"
    defer { try? FileManager.default.removeItem(atPath: out) }
    _ = try OneCore.run(command + ["write", path, out])
    return try String(contentsOfFile: out, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// This program, as it normalises.
  static func engine(_ name: String, as title: String, share: Double = 1) -> Contender {
    Contender(title, [OneCore.thisProgram, "engine", name], share: share)
  }
}
