/// What it took to write a test. It follows from the questions, so it can be made again from a test that was stored.
public struct GenerationReport: Sendable, Hashable, CustomStringConvertible {
  /// A rule that drafts broke.
  public struct Rejection: Sendable, Hashable {
    public let code: String
    /// For how many questions.
    public let count: Int
  }

  /// How many questions were asked for.
  public let asked: Int
  /// How many a model wrote.
  public let fromModel: Int
  /// How many come from the notes alone, those that stand in for the model included.
  public let fromNotes: Int
  /// How many stand in because no draft of the model would do.
  public let fallbacks: Int
  /// How many there was nothing to ask for.
  public var missing: Int { asked - fromModel - fromNotes }
  /// Drafts a question; 0 without questions.
  public let meanAttempts: Double
  /// What drafts were refused for, the commonest first, then by code; at most ``maximumRejections``.
  public let rejections: [Rejection]
  /// Whether a question that is there had to do without the model because time ran out.
  public let ranOutOfTime: Bool

  public static let maximumRejections = 5

  /// - Parameter asked: How many questions were asked for.
  public init(asked: Int, questions: [PracticeQuestion]) {
    let origins = questions.map(\.provenance)
    self.asked = max(asked, origins.count)
    fromNotes = origins.count { $0.backend == Provenance.notes.backend }
    fromModel = origins.count - fromNotes
    fallbacks = origins.count(where: \.isFallback)
    meanAttempts = origins.isEmpty ? 0 : Double(origins.reduce(0) { $0 + $1.attempts }) / Double(origins.count)
    ranOutOfTime = origins.contains { $0.rejections.contains(SlotProgress.outOfTime) }
    rejections = Self.counted(origins.flatMap(\.rejections).filter { $0 != SlotProgress.outOfTime })
  }

  private static func counted(_ codes: [String]) -> [Rejection] {
    let counts = codes.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let all = counts.map { Rejection(code: $0.key, count: $0.value) }
    return Array(all.sorted { ($1.count, $0.code) < ($0.count, $1.code) }.prefix(maximumRejections))
  }

  /// In one line, for people.
  public var description: String {
    var parts = ["\(fromModel) of \(asked) questions from the model", "\(fromNotes) from the notes"]
    if fallbacks > 0 { parts.append("\(fallbacks) of them because no draft would do") }
    if missing > 0 { parts.append("\(missing) missing") }
    parts.append("\(Self.rounded(meanAttempts)) drafts a question")
    if !rejections.isEmpty { parts.append("refused for " + rejections.map { "\($0.code) (\($0.count))" }.joined(separator: ", ")) }
    if ranOutOfTime { parts.append("time ran out") }
    return parts.joined(separator: "; ")
  }

  /// To one place.
  private static func rounded(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension GeneratedTest {
  /// What it took to write it.
  public var report: GenerationReport { GenerationReport(asked: blueprint.slots.count, questions: questions) }
}
