/// A summary of how a test was written. It is computed from the questions, so it can be computed for a stored test too.
public struct GenerationReport: Sendable, Hashable, CustomStringConvertible {
  /// A reason for which drafts were rejected.
  public struct Rejection: Sendable, Hashable {
    /// The code of a rule or of a ``DraftReaderError``.
    public let code: String
    /// The number of questions with such a rejected draft.
    public let count: Int
  }

  /// The number of questions that were requested.
  public let asked: Int
  /// The number of questions that a model wrote.
  public let fromModel: Int
  /// The number of questions from the notes alone, including fallbacks.
  public let fromNotes: Int
  /// The number of questions from the notes that replace rejected drafts of the model.
  public let fallbacks: Int
  /// The number of questions that the learner has changed.
  public let fromLearner: Int
  /// The number of slots without a question.
  public var missing: Int { asked - fromModel - fromNotes - fromLearner }
  /// The mean number of drafts per question; 0 without questions.
  public let meanAttempts: Double
  /// The most common reasons for rejection, by descending count, then by code; at most ``maximumRejections``.
  public let rejections: [Rejection]
  /// Whether the time ran out before the model had written every question of the test.
  public let ranOutOfTime: Bool

  /// The maximum number of reasons in ``rejections``.
  public static let maximumRejections = 5

  /// Summarizes how some questions were written.
  ///
  /// - Parameters:
  ///   - asked: The number of questions that were requested.
  ///   - questions: The questions that were written.
  public init(asked: Int, questions: [PracticeQuestion]) {
    let origins = questions.map(\.provenance)
    self.asked = max(asked, origins.count)
    fromNotes = origins.count { $0.backend == Provenance.notes.backend }
    fromLearner = origins.count { $0.backend == Provenance.learner.backend }
    fromModel = origins.count - fromNotes - fromLearner
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

  /// The summary in one line.
  public var description: String {
    var parts = ["\(fromModel) of \(asked) questions from the model", "\(fromNotes) from the notes"]
    if fallbacks > 0 { parts.append("\(fallbacks) of them because every draft was rejected") }
    if missing > 0 { parts.append("\(missing) missing") }
    parts.append("\(Self.rounded(meanAttempts)) drafts per question")
    if !rejections.isEmpty { parts.append("rejected for " + rejections.map { "\($0.code) (\($0.count))" }.joined(separator: ", ")) }
    if ranOutOfTime { parts.append("time ran out") }
    return parts.joined(separator: "; ")
  }

  /// The number with one decimal place.
  private static func rounded(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension GeneratedTest {
  /// The summary of how the test was written.
  public var report: GenerationReport { GenerationReport(asked: blueprint.slots.count, questions: questions) }
}
