/// One named change that the matcher makes to both the answer and the accept entry before comparing them.
public struct NormalizationStep: Sendable {
  /// When a step is used.
  public enum Stage: Sendable {
    /// On every text, in the order of the profile.
    case always
    /// Only when a typed answer or its entry is written entirely in capitals.
    case capitals
  }

  /// A pair that shows what the step changes, or what it must not change. Every pair is also a test.
  public struct Example: Sendable {
    /// The learner's answer.
    public let answer: String
    /// The accept entry.
    public let entry: String
    /// The language tag of the item (BCP 47).
    public let language: String
    /// The format of the item.
    public let format: ProductionFormat
    /// The policy of the item.
    public let policy: MatchingPolicy
    /// Whether the two must match.
    public let matches: Bool
    /// The reason, in a few words.
    public let why: String
  }

  /// A stable name in snake case, for traces and interfaces.
  public let name: String
  /// Why a fair teacher overlooks what the step removes, in one English sentence.
  public let reason: String
  /// Pairs that must match and pairs that must not. Empty in the WebAssembly module, which only matches.
  public let examples: [Example]
  /// When the step is used.
  public let stage: Stage

  let rule: StepRule

  init(
    name: String, reason: @autoclosure () -> String, stage: Stage = .always, examples: @autoclosure () -> [Example], _ rule: StepRule
  ) {
    self.name = name
    #if hasFeature(Embedded)
      self.reason = ""
      self.examples = []
    #else
      self.reason = reason()
      self.examples = examples()
    #endif
    self.stage = stage
    self.rule = rule
  }
}

extension NormalizationStep.Example {
  static func same(
    _ answer: String, _ entry: String, _ language: String, _ why: String, format: ProductionFormat = .freeResponseCloze,
    policy: MatchingPolicy = .init()
  ) -> Self {
    .init(answer: answer, entry: entry, language: language, format: format, policy: policy, matches: true, why: why)
  }

  static func different(
    _ answer: String, _ entry: String, _ language: String, _ why: String, format: ProductionFormat = .freeResponseCloze,
    policy: MatchingPolicy = .init()
  ) -> Self {
    .init(answer: answer, entry: entry, language: language, format: format, policy: policy, matches: false, why: why)
  }
}
