/// What is wrong with a whole test, though each of its questions may be sound.
public struct TestFinding: Sendable, Hashable {
  public enum Code: String, Sendable, Hashable, CaseIterable {
    case topicQuota = "topic_quota"
    case difficultyQuota = "difficulty_quota"
    case bloomQuota = "bloom_quota"
    case keyBalance = "key_balance"
    case keyRun = "key_run"
    case keyPeriod = "key_period"
    case longestKeys = "longest_keys"
    case keyElsewhere = "key_elsewhere"
    case repeatedEvidence = "repeated_evidence"
    case duplicateQuestion = "duplicate_question"

    /// What must hold, in one sentence.
    public var rule: String {
      switch self {
      case .topicQuota: "Each topic has as many questions as planned."
      case .difficultyQuota: "Each difficulty has as many questions as planned."
      case .bloomQuota: "Each Bloom level has as many questions as planned."
      case .keyBalance: "How often two places hold the key differs by at most one, and by one more for every question that is missing."
      case .keyRun: "The key never stands in one place three times running."
      case .keyPeriod: "The places of the keys do not repeat every question, every two or every three, from beginning to end."
      case .longestKeys:
        "The key is longer than every distractor in at most two fifths of five questions or more; by chance it is in one fifth."
      case .keyElsewhere: "No stem has the key of another question in it."
      case .repeatedEvidence: "No two questions rest on the same sentence of the notes."
      case .duplicateQuestion: "No two questions ask for the same."
      }
    }
  }

  public let code: Code
  /// Those that are concerned, in the order of the test; none when it is questions that are missing.
  public let questionIDs: [String]
  /// What was found, in one sentence.
  public let message: String
  /// What to do, in one sentence.
  public let advice: String
}
