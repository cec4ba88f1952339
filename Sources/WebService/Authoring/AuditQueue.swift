import PracticeTests
import QuestionWriting
import Authoring
import HTTPTypes
import StrictJSON
import Synchronization

/// Audits blueprints that anybody may send, so that none of them holds up the server: few at once, each on threads apart, and none for long.
///
/// The audit of one word reorder item is bounded by the solver (2,000,000 states, 50,000,000 comparisons), but a file has room for
/// thousands of such items, and an accept list is graded against itself. So there is an end to the time as well.
final class AuditQueue: Sendable {
  /// So many audits are under way at once.
  static let maximumConcurrency = 2
  /// Files with more findings are told so: nobody reads as many, and 8 MiB can hold a million.
  static let maximumFindings = 10_000

  /// An audit is given up after this. The audit of 48 items takes a few hundredths of a second.
  let timeLimit: Duration

  private let underWay = Mutex(0)

  init(timeLimit: Duration) {
    self.timeLimit = timeLimit
  }

  /// The audit of one file, with advice, as JSON.
  ///
  /// - Parameter recording: the first bytes of a recording by its path below the audio folder.
  /// - Throws: ``Problem`` when there is nothing to audit, no place for it, or no end to it.
  func audit(_ bytes: [UInt8], recording: @escaping @Sendable (String) -> [UInt8]?) async throws -> [UInt8] {
    guard takePlace() else { throw Problem.busy }
    defer { underWay.withLock { $0 -= 1 } }
    return try await BackgroundExecutor.run { try self.document(on: bytes, recording: recording).json.bytes }
  }

  private func takePlace() -> Bool {
    underWay.withLock { count in
      guard count < Self.maximumConcurrency else { return false }
      count += 1
      return true
    }
  }

  private func document(on bytes: [UInt8], recording: @escaping @Sendable (String) -> [UInt8]?) throws -> AuditDocument {
    let report = try report(on: bytes, recording: recording)
    guard report.findings.count <= Self.maximumFindings else { throw Problem.tooManyFindings(report) }
    guard report.isComplete else { throw Problem.auditGivenUp(after: timeLimit) }
    var document = AuditDocument()
    document.add(report)
    return document
  }

  private func report(on bytes: [UInt8], recording: @escaping @Sendable (String) -> [UInt8]?) throws -> Audit.Report {
    let end = ContinuousClock.now + timeLimit
    let audit = Audit(givesAdvice: true, isGivenUp: { ContinuousClock.now > end }, audioHead: recording)
    do { return try audit.report(on: bytes, file: "blueprint.json") } catch { throw Problem.malformed(error, line: error.line) }
  }
}

extension Problem {
  fileprivate static let busy = Problem(
    .serviceUnavailable, "busy", "The server is auditing other blueprints. Try again in a moment.",
    headers: [HTTPField.Name.retryAfter: "2"])

  fileprivate static func auditGivenUp(after limit: Duration) -> Problem {
    let seconds = limit.components.seconds
    return Problem(
      .unprocessableContent, "audit-given-up",
      "The audit was not done after \(seconds) \(seconds == 1 ? "second" : "seconds") and was given up: "
        + "run nivel audit on a machine of your own.")
  }

  fileprivate static func tooManyFindings(_ report: Audit.Report) -> Problem {
    let first = report.findings[0]
    return Problem(
      .unprocessableContent, "too-many-findings",
      "There are \(report.findings.count) findings, more than \(AuditQueue.maximumFindings): look whether this is a blueprint. "
        + "The first, in line \(first.line): \(first.message.prefix(500))", line: first.line)
  }
}
