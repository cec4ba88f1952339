public import Placement
public import StrictJSON

/// Runs all checks on blueprint files.
public struct Audit: Sendable {
  /// The gates, in the order of the report. A blueprint that fails a gate must not be used.
  public static let gates: [Check] = [
    .structure, .uniqueItemIDs, .keyAmongOptions, .distinctOptions, .acceptList, .acceptText, .canonicalAnswer, .reorderAnswerable,
    .reorderUnambiguous, .minimalPair, .stimuli, .cutScores, .runs, .calibration, .levelPaths, .audio, .speakers, .readings,
    .rationale,
  ]

  /// The heuristics. They may be wrong, and they never change the exit status.
  public static let advice: [Check] = [
    .gaps, .longestKey, .nearDuplicateOptions, .keyPositions, .randomClicker, .cutsAgainstModel, .neverAsked,
  ]

  /// The outcome for one file.
  public struct Report: Sendable {
    /// The number of items that could be read.
    public let items: Int
    /// Errors first, then advice, each in the order of the checks.
    public let findings: [Finding]
    /// False when the audit was stopped early. Findings may then be missing.
    public let isComplete: Bool
  }

  private let givesAdvice: Bool
  private let audioHead: @Sendable (String) -> [UInt8]?
  private let isGivenUp: @Sendable () -> Bool

  /// Creates an audit.
  /// - Parameters:
  ///   - givesAdvice: whether the heuristics run too.
  ///   - isGivenUp: called often. When it returns true, the audit skips the rest. A malicious file can make an audit take hours, so set a
  ///     deadline for files of other people.
  ///   - audioHead: returns the first bytes (at least 64) of a recording by its path below the audio folder; nil when it does not exist.
  public init(
    givesAdvice: Bool = false, isGivenUp: @escaping @Sendable () -> Bool = { false },
    audioHead: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.givesAdvice = givesAdvice
    self.isGivenUp = isGivenUp
    self.audioHead = audioHead
  }

  /// Audits a blueprint without a calibration. `file` is the name for the findings.
  /// - Throws: `JSONSyntaxError` when the bytes are not JSON.
  public func report(on bytes: [UInt8], file: String) throws(JSONSyntaxError) -> Report {
    try report(on: TestDocuments(blueprint: bytes), file: file)
  }

  /// Audits a blueprint with the calibration of its items. `file` is the name of the blueprint for the findings.
  /// - Throws: `JSONSyntaxError` when the blueprint is not JSON.
  public func report(on documents: TestDocuments, file: String) throws(JSONSyntaxError) -> Report {
    let reading = try BlueprintReading(bytes: documents.blueprint)
    var findings = reading.problems.map { problem in
      Finding(
        gate: Check.structure.name, severity: .error, file: file, line: problem.problem.line,
        languageID: reading.languageID, itemID: problem.itemID, message: problem.problem.description)
    }
    guard let blueprint = reading.blueprint else { return Report(items: 0, findings: findings, isComplete: !isGivenUp()) }
    let subject = Subject(
      blueprint: blueprint, calibration: documents.calibration, isWhole: reading.problems.isEmpty, isGivenUp: isGivenUp,
      audioHead: audioHead)
    let lines = Self.lines(of: reading, blueprint)
    func run(_ check: Check, _ severity: Finding.Severity) -> [Finding] {
      if isGivenUp() { return [] }
      return check.notes(subject).map { note in
        Finding(
          gate: check.name, severity: severity, file: file, line: note.itemID.flatMap { lines[$0] } ?? reading.cutsLine,
          languageID: reading.languageID, itemID: note.itemID, message: note.message)
      }
    }
    findings += Self.gates.flatMap { run($0, .error) }
    if givesAdvice { findings += Self.advice.flatMap { run($0, .advice) } }
    return Report(items: blueprint.items.count, findings: findings, isComplete: !isGivenUp())
  }

  /// The line each item starts on. Of items with the same id, the last counts, because it is usually the one that was added.
  private static func lines(of reading: BlueprintReading, _ blueprint: Blueprint) -> [String: Int] {
    Dictionary(zip(blueprint.items.map(\.itemID), reading.itemLines)) { _, last in last }
  }
}
