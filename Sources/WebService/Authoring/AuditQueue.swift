import PracticeTests
import QuestionWriting
import Authoring
import HTTPTypes
import StrictJSON
import Synchronization

/// Audits blueprints that any client may send. Audits cannot block the server: few run at the same time, they run on separate threads, and
/// each has a time limit. Clients take turns, so that nobody's audits keep others waiting for long.
///
/// The solver bounds the audit of one word reorder item (2,000,000 states, 50,000,000 comparisons). But a file has room for thousands of
/// such items, and each accept list is graded against itself. So the time is limited as well.
final class AuditQueue: Sendable {
  /// The maximum number of concurrent audits. Each profile has one at a time, and an address has half of them at most.
  static let maximumConcurrency = 6
  static let limits = FairQueue<Int>.Limits(places: maximumConcurrency, perMember: 16, waiting: 100, leavesPlacesFree: true)
  /// The maximum number of findings in a report. Nobody reads more, and a file of 8 MiB can have a million.
  static let maximumFindings = 10_000

  /// The maximum processor time of an audit. The audit of 48 items takes a few hundredths of a second.
  let timeLimit: Duration
  /// The maximum duration of an audit, as a multiple of its maximum processor time.
  // NB: audits have a low priority. On a busy machine they wait for the processor most of the time.
  private static let slowdown = 4

  /// The number of audits that wait for a place.
  var waitingCount: Int { get async { await places.waitingCount } }

  private let places: FairPlaces
  private let isStopping = Atomic(false)

  /// - Parameters:
  ///   - timeLimit: The maximum processor time of an audit.
  ///   - patience: The maximum time for which an audit waits for its turn.
  init(timeLimit: Duration, patience: Duration = .seconds(30)) {
    self.timeLimit = timeLimit
    places = FairPlaces(limits: Self.limits, patience: patience)
  }

  /// Audits a file. The result is the report with advice, as JSON.
  ///
  /// - Parameters:
  ///   - bytes: The blueprint file.
  ///   - owner: The client who sent the file.
  ///   - recording: Returns the first bytes of a recording, by its path below the audio folder.
  /// - Throws: ``Problem`` when the file is not JSON, too many audits are running, the time is over, or there are too many findings.
  func audit(
    _ bytes: [UInt8], of owner: FairPlaces.Owner, recording: @escaping @Sendable (String) -> [UInt8]?
  ) async throws -> [UInt8] {
    guard let place = await places.enter(owner) else { throw isStopping.load(ordering: .relaxed) ? Problem.stopping : Problem.busy }
    let report = await Result { try await BackgroundExecutor.run { try self.document(on: bytes, recording: recording).json.bytes } }
    await places.leave(place)
    return try report.get()
  }

  /// Ends all audits, because the server stops. Their clients are told to try again.
  func stop() async {
    isStopping.store(true, ordering: .relaxed)
    await places.close()
  }

  private func document(on bytes: [UInt8], recording: @escaping @Sendable (String) -> [UInt8]?) throws -> AuditDocument {
    let report = try report(on: bytes, recording: recording)
    guard report.findings.count <= Self.maximumFindings else { throw Problem.tooManyFindings(report) }
    guard report.isComplete else {
      throw isStopping.load(ordering: .relaxed) ? Problem.stopping : Problem.auditGivenUp(after: timeLimit)
    }
    var document = AuditDocument()
    document.add(report)
    return document
  }

  private func report(on bytes: [UInt8], recording: @escaping @Sendable (String) -> [UInt8]?) throws -> Audit.Report {
    let (begin, end) = (ThreadTime.now, ContinuousClock.now + timeLimit * Self.slowdown)
    let isGivenUp: @Sendable () -> Bool = {
      ThreadTime.now - begin > self.timeLimit || ContinuousClock.now > end || self.isStopping.load(ordering: .relaxed)
    }
    let audit = Audit(givesAdvice: true, isGivenUp: isGivenUp, audioHead: recording)
    do { return try audit.report(on: bytes, file: "blueprint.json") } catch { throw Problem.malformed(error, line: error.line) }
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
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
      "The audit was stopped after \(seconds) \(seconds == 1 ? "second" : "seconds") because it was not finished: "
        + "run nivel audit on your own machine.")
  }

  fileprivate static func tooManyFindings(_ report: Audit.Report) -> Problem {
    let first = report.findings[0]
    return Problem(
      .unprocessableContent, "too-many-findings",
      "There are \(report.findings.count) findings, more than \(AuditQueue.maximumFindings): check whether this is a blueprint. "
        + "The first is in line \(first.line): \(first.message.prefix(500))", line: first.line)
  }
}
