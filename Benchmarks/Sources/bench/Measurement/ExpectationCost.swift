import Dispatch
import Foundation
import Measurement
import Synchronization

/// Measures the expectation step: its cost for a response as responses grow, its memory, and its gain from a second thread.
enum ExpectationCost {
  private static let items = 100
  private static let rounds = 7

  static func report() throws {
    print("expectation step, \(items) items, best of \(rounds)")
    print(table("responses", ["ns each", ": 100 k", "aim", "bytes each", "aim", "two threads", "aim", "extra work"]))
    var first: Double?
    for persons in [1_000, 10_000, 100_000] {
      let bytes = try bytes(persons: persons)
      let (matrix, step) = try firstStep(persons: persons)
      let nanoseconds = cost(step, matrix)
      let growth = nanoseconds / (first ?? nanoseconds)
      first = first ?? nanoseconds
      let (gain, work) = secondThread(step, matrix)
      let cells = [
        String(format: "%.2f", nanoseconds), String(format: "%.2f x", growth), "0.85–1.15", String(format: "%.2f", bytes), "2",
        String(format: "%.2f x", gain), "1.8 x", String(format: "%.1f %%", 100 * work),
      ]
      print(table(String(persons * items), cells))
    }
  }

  private static func firstStep(persons: Int) throws -> (ResponseMatrix, ExpectationStep) {
    var bank = try SampleBank(items: items, seed: 2)
    var matrix = try ResponseMatrix(items: items)
    for _ in 0..<persons { try matrix.append(bank.scores()) }
    guard let step = try Calibration(totals: ResponseTotals(matrix)).expectation else {
      throw BenchFailure(description: "the calibration has no step")
    }
    return (matrix, step)
  }

  /// The bytes for each response, in a new process, because this one has used memory before.
  private static func bytes(persons: Int) throws -> Double {
    let output = try OneCore.run([OneCore.thisProgram, "memory", String(persons)])
    guard let bytes = Double(output.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw BenchFailure(description: "the process printed no bytes: \(output)")
    }
    return bytes / Double(persons * items)
  }

  /// Prints the bytes that a matrix and an expectation step take at most.
  static func measureMemory(persons: Int) throws {
    // NB: a matrix of a few persons first, so that the memory of libraries and of tables for any number of persons does not count.
    try step(persons: 100)
    let memory = ResidentMemory()
    try step(persons: persons)
    print(memory.growth())
  }

  private static func step(persons: Int) throws {
    let (matrix, step) = try firstStep(persons: persons)
    _ = step.counts(of: matrix)
  }

  /// Nanoseconds of processor time for each response. Small matrices are repeated, so that each time is long enough to measure.
  private static func cost(_ step: ExpectationStep, _ matrix: ResponseMatrix) -> Double {
    let repeats = max(100_000 / matrix.persons, 1)
    let time = best(of: rounds) {
      ProcessorTime.milliseconds { for _ in 0..<repeats { _ = step.counts(of: matrix) } }
    }
    return time * 1e6 / Double(repeats * matrix.persons * items)
  }

  /// The time on one thread divided by the time on two, by the clock on the wall; and the share of processor time that two threads take
  /// beyond one. Other work on the machine takes a core from two threads, but adds no processor time.
  private static func secondThread(_ step: ExpectationStep, _ matrix: ResponseMatrix) -> (gain: Double, extraWork: Double) {
    let repeats = max(100_000 / matrix.persons, 1)
    var (one, two) = (Time(), Time())
    for _ in 0..<rounds {
      one.measure { for _ in 0..<repeats { _ = step.counts(of: matrix) } }
      two.measure { for _ in 0..<repeats { _ = countsOnTwoThreads(step, matrix) } }
    }
    return (one.wall / two.wall, two.processor / one.processor - 1)
  }

  /// The shortest times so far, in milliseconds.
  private struct Time {
    var (wall, processor) = (Double.infinity, Double.infinity)

    mutating func measure(_ body: () -> Void) {
      var elapsed = 0.0
      let used = ProcessorTime.milliseconds { elapsed = milliseconds(body) }
      (wall, processor) = (min(wall, elapsed), min(processor, used))
    }
  }

  private static func countsOnTwoThreads(_ step: ExpectationStep, _ matrix: ResponseMatrix) -> ExpectedCounts? {
    let sum = Mutex<ExpectedCounts?>(nil)
    DispatchQueue.concurrentPerform(iterations: 2) { part in
      let counts = step.counts(of: matrix, rows: matrix.rows * part / 2..<matrix.rows * (part + 1) / 2)
      sum.withLock { $0 = $0?.adding(counts) ?? counts }
    }
    return sum.withLock { $0 }
  }
}

/// The growth of the memory of this process.
struct ResidentMemory {
  private let before: Double

  init() {
    // NB: 5 resets the highest use to the current use.
    try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
    before = Self.status("VmRSS:")
  }

  /// The bytes that were in use at most since then, beyond those that were in use at the start.
  func growth() -> Double { Self.status("VmHWM:") - before }

  private static func status(_ key: String) -> Double {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
    return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first).flatMap { Double($0) }.map { $0 * 1_024 } ?? .nan
  }
}
