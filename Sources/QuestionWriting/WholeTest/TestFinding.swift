/// A flaw of a whole test, even if each of its questions is sound.
public struct TestFinding: Sendable, Hashable {
  /// The kind of flaw. The raw values are stable.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// A topic has too few or too many questions.
    case topicQuota = "topic_quota"
    /// A difficulty has too few or too many questions.
    case difficultyQuota = "difficulty_quota"
    /// A Bloom level has too few or too many questions.
    case bloomQuota = "bloom_quota"
    /// The key is at one position more often than at another.
    case keyBalance = "key_balance"
    /// The key is at the same position three times in a row.
    case keyRun = "key_run"
    /// The key positions repeat with a short period.
    case keyPeriod = "key_period"
    /// The key is the longest option too often.
    case longestKeys = "longest_keys"
    /// A stem contains the key of another question.
    case keyElsewhere = "key_elsewhere"
    /// Two questions use the same evidence.
    case repeatedEvidence = "repeated_evidence"
    /// Two questions ask for the same thing.
    case duplicateQuestion = "duplicate_question"

    /// The requirement that is violated, in one sentence.
    public var rule: String {
      switch self {
      case .topicQuota: "Each topic has as many questions as planned."
      case .difficultyQuota: "Each difficulty has as many questions as planned."
      case .bloomQuota: "Each Bloom level has as many questions as planned."
      case .keyBalance: "The numbers of keys at any two positions differ by at most one, or by one more for every missing question."
      case .keyRun: "The key is never at the same position three times in a row."
      case .keyPeriod: "The key positions of the whole test do not repeat with a period of one, two or three questions."
      case .longestKeys:
        "In a test of five questions or more, the key is the longest option in at most two fifths of the questions; by chance it is in one fifth."
      case .keyElsewhere: "No stem contains the key of another question."
      case .repeatedEvidence: "No two questions use the same sentence of the notes as evidence."
      case .duplicateQuestion: "No two questions ask for the same thing."
      }
    }
  }

  /// The kind of flaw.
  public let code: Code
  /// The ids of the affected questions, in the order of the test; empty if no question of the kind exists.
  public let questionIDs: [String]
  /// The description of the flaw, in one sentence.
  public let message: String
  /// What to do about it, in one sentence.
  public let advice: String
}
