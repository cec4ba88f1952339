/// What is wrong with a whole test, though each of its questions may be sound.
public struct TestFinding: Sendable, Hashable {
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// A topic, a difficulty or a Bloom level has more or fewer questions than planned.
    case topicQuota = "topic_quota"
    case difficultyQuota = "difficulty_quota"
    case bloomQuota = "bloom_quota"
    /// A place holds the key much more often than another.
    case keyBalance = "key_balance"
    /// The key stands in one place three times running.
    case keyRun = "key_run"
    /// The places of the keys repeat from beginning to end.
    case keyPeriod = "key_period"
    /// The key is the longest option too often.
    case longestKeys = "longest_keys"
    /// A stem has the answer of another question in it.
    case keyElsewhere = "key_elsewhere"
    /// Two questions rest on the same sentence.
    case repeatedEvidence = "repeated_evidence"
    /// Two questions ask for the same.
    case duplicateQuestion = "duplicate_question"
  }

  public let code: Code
  /// Those that are concerned, in the order of the test; none when it is questions that are missing.
  public let questionIDs: [String]
  /// What was found, in one sentence.
  public let message: String
  /// What to do, in one sentence.
  public let advice: String
}
