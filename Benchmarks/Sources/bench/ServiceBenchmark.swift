import Foundation
import Synchronization

/// Answers items from a second process at a steady rate, as an open loop: a request is due at its time even if earlier requests are not
/// done. Its latency counts from that time, so a stall counts for every request that it delays.
enum ServiceBenchmark {
  private static let rate = 1_000
  private static let seconds = 20
  private static let connections = 16

  static func run(program: String) throws {
    let data = FileManager.default.temporaryDirectory.appending(path: "nivel-bench-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: data) }
    let server = try BenchServer(program: program, data: data, "--without-limits")
    defer { server.stop() }
    let attempts = try (0..<50).map { _ in try BenchAttempt(port: server.port) }
    print("service at \(rate) requests per second for \(seconds) s, \(connections) connections, times in ms since each request was due")
    print("                              done/s  errors     p50     p90     p99   p99.9     max")
    report("answer an item (durable)", measure(server.port) { attempts[$0 % attempts.count].answer($0) })
    report("list of languages (no disk)", measure(server.port) { _ in "GET /api/v1/languages HTTP/1.1\r\nHost: bench\r\n\r\n" })
  }

  private struct Outcome {
    var times: [Double] = []
    var errors = 0
    var elapsed = 0.0
  }

  private static func measure(_ port: Int, request: @escaping @Sendable (Int) -> String) -> Outcome {
    let outcome = Mutex(Outcome())
    let start = ContinuousClock.now
    let group = DispatchGroup()
    for connection in 0..<connections {
      let thread = Thread {
        defer { group.leave() }
        let part = run(connection, port: port, start: start, request: request)
        outcome.withLock {
          $0.times += part.times
          $0.errors += part.errors
        }
      }
      group.enter()
      thread.start()
    }
    group.wait()
    let elapsed = ContinuousClock.now - start
    return outcome.withLock {
      $0.elapsed = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
      return $0
    }
  }

  private static func run(_ connection: Int, port: Int, start: ContinuousClock.Instant, request: (Int) -> String) -> Outcome {
    var outcome = Outcome()
    guard let socket = HTTPConnection(port: port) else { return Outcome(errors: 1) }
    for number in stride(from: connection, to: rate * seconds, by: connections) {
      let due = start + .microseconds(number * 1_000_000 / rate)
      let wait = due - ContinuousClock.now
      if wait > .zero { usleep(UInt32(wait.components.attoseconds / 1_000_000_000_000) + UInt32(wait.components.seconds) * 1_000_000) }
      if socket.exchange(request(number)) != 200 { outcome.errors += 1 }
      let taken = ContinuousClock.now - due
      outcome.times.append(Double(taken.components.seconds) * 1_000 + Double(taken.components.attoseconds) / 1e15)
    }
    return outcome
  }

  private static func report(_ name: String, _ outcome: Outcome) {
    let sample = Sample(outcome.times)
    let figures = [0.5, 0.9, 0.99, 0.999, 1].map { String(format: "%8.2f", sample.quantile($0)) }.joined()
    let done = Double(outcome.times.count) / outcome.elapsed
    print("  \(name.padding(toLength: 28, withPad: " ", startingAt: 0))\(String(format: "%6.0f%8d", done, outcome.errors))\(figures)")
  }
}
