import Placement
public import StrictJSON

/// Runs every check over blueprint files.
public struct Audit: Sendable {
  /// The gates, in the order they are reported. A blueprint that breaks one is not fit for use.
  public static let gates: [Check] = [
    .structure, .uniqueItemIDs, .keyAmongOptions, .distinctOptions, .acceptList, .acceptText, .canonicalAnswer, .reorderAnswerable,
    .reorderUnambiguous, .minimalPair, .cutScores, .runs, .audio,
  ]

  /// The heuristics. They may be wrong, and never change the exit status.
  public static let advice: [Check] = [.gaps, .longestKey, .nearDuplicateOptions, .keyPositions]

  /// The outcome for one file.
  public struct Report: Sendable {
    public let items: Int
    public let findings: [Finding]
    /// False when the audit was given up on the way: then findings may be missing, and nothing is proven.
    public let isComplete: Bool
  }

  private let givesAdvice: Bool
  private let audioHead: @Sendable (String) -> [UInt8]?
  private let isGivenUp: @Sendable () -> Bool

  /// - Parameters:
  ///   - givesAdvice: whether heuristics run too.
  ///   - isGivenUp: asked again and again; once it says true, what is left is passed over. A file can be written so that its audit takes
  ///     hours, so whoever audits the files of others sets an end.
  ///   - audioHead: the first bytes (at least 64) of a recording by its path below the audio folder, or nil.
  public init(
    givesAdvice: Bool = false, isGivenUp: @escaping @Sendable () -> Bool = { false },
    audioHead: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.givesAdvice = givesAdvice
    self.isGivenUp = isGivenUp
    self.audioHead = audioHead
  }

  /// Looks at one file.
  /// - Throws: ``JSONSyntaxError`` when it is no JSON, so that nothing can be said about it.
  public func report(on bytes: [UInt8], file: String) throws(JSONSyntaxError) -> Report {
    let reading = try BlueprintReading(bytes: bytes)
    var findings = reading.problems.map { problem in
      Finding(
        gate: Check.structure.name, severity: .error, file: file, line: problem.problem.line,
        languageID: reading.languageID, itemID: problem.itemID, message: problem.problem.description)
    }
    guard let blueprint = reading.blueprint else { return Report(items: 0, findings: findings, isComplete: !isGivenUp()) }
    let subject = Subject(blueprint: blueprint, isWhole: reading.problems.isEmpty, isGivenUp: isGivenUp, audioHead: audioHead)
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

  /// The line each item starts on. Of items that share an id, the last: it is the one that was added.
  private static func lines(of reading: BlueprintReading, _ blueprint: Blueprint) -> [String: Int] {
    Dictionary(zip(blueprint.items.map(\.itemID), reading.itemLines)) { _, last in last }
  }
}
