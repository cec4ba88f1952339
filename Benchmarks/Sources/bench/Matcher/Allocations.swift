import AnswerMatching
import Foundation

/// Counts the memory allocations of the matcher, with a counter that is preloaded into the process.
enum Allocations {
  private static let count = 100_000

  static func report(counter: String, folder: URL) throws {
    print("profile 2, number of memory allocations")
    print(table("", ["answers", "times"]))
    for kind in [Answers.Kind.ascii, .composed, .partlyDecomposed] {
      let path = folder.appending(path: "some").path
      try AnswerFile.write(kind, count: count, to: path)
      let output = try OneCore.run(["env", "LD_PRELOAD=\(counter)", OneCore.thisProgram, "allocations", path])
      print(table(kind.name, [String(count), String(output.dropLast())]))
    }
  }

  /// Counts in a separate process.
  static func measure(_ path: String) throws {
    guard let symbol = dlsym(nil, "bench_allocations") else { throw BenchFailure(description: "the counter is not loaded") }
    let allocations = unsafeBitCast(symbol, to: (@convention(c) () -> UInt).self)
    let file = try AnswerFile(path: path)
    let matchers = file.matchers(.current)
    file.normalize(with: matchers, lines: count, Sink.swallow)
    let before = allocations()
    file.normalize(with: matchers, lines: count, Sink.swallow)
    print(allocations() - before)
  }
}
