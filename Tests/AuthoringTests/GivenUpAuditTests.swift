import Authoring
import StrictJSON
import Synchronization
import Testing

@Suite("An audit that is stopped early")
struct GivenUpAuditTests {
  private static let examples = (Audit.gates + Audit.advice).flatMap { $0.failing + $0.passing }

  @Test("An incomplete audit says so, and finds nothing that a complete audit does not find", arguments: examples.map(\.text))
  func everywhere(_ text: String) throws {
    let bytes = Array(text.utf8)
    let whole = try report(on: bytes, after: .max)
    #expect(whole.isComplete)
    var steps = 0
    while true {
      let part = try report(on: bytes, after: steps)
      if part.isComplete { break }
      #expect(Set(part.findings).isSubset(of: whole.findings))
      // NB: every step at first, then in growing strides: the long examples have thousands of steps.
      steps += max(1, steps / 20)
    }
    #expect(steps > 0)
  }

  /// The report when the audit is stopped after a number of steps.
  private func report(on bytes: [UInt8], after steps: Int) throws -> Audit.Report {
    let asked = Asked()
    let audit = Audit(givesAdvice: true, isGivenUp: { asked.count(to: steps) }, audioHead: { _ in nil })
    return try audit.report(on: bytes, file: "x.json")
  }
}

/// Counts how often an audit asks whether to stop.
private final class Asked: Sendable {
  private let count = Mutex(0)

  func count(to limit: Int) -> Bool {
    count.withLock { count in
      count += 1
      return count > limit
    }
  }
}
