import Authoring
import StrictJSON
import Synchronization
import Testing

@Suite("An audit that is given up")
struct GivenUpAuditTests {
  private static let examples = (Audit.gates + Audit.advice).flatMap { $0.failing + $0.passing }

  @Test("says that it is not complete, wherever it stops, and never finds what a complete one does not", arguments: examples.map(\.text))
  func everywhere(_ text: String) throws {
    let bytes = Array(text.utf8)
    let whole = try report(on: bytes, after: .max)
    #expect(whole.isComplete)
    var steps = 0
    while true {
      let part = try report(on: bytes, after: steps)
      if part.isComplete { break }
      #expect(Set(part.findings).isSubset(of: whole.findings))
      steps += 1
    }
    #expect(steps > 0)
  }

  /// The report when the audit is given up after so many steps.
  private func report(on bytes: [UInt8], after steps: Int) throws -> Audit.Report {
    let asked = Asked()
    let audit = Audit(givesAdvice: true, isGivenUp: { asked.count(to: steps) }, audioHead: { _ in nil })
    return try audit.report(on: bytes, file: "x.json")
  }
}

/// Counts how often an audit asks whether it is given up.
private final class Asked: Sendable {
  private let count = Mutex(0)

  func count(to limit: Int) -> Bool {
    count.withLock { count in
      count += 1
      return count > limit
    }
  }
}
