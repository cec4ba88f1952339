/// Decides whether an answer is one of the accepted ones: both sides pass through the steps of a profile and are then compared exactly.
public struct AnswerMatcher: Sendable {
  /// The profile that judges.
  public let profile: MatchingProfile
  /// The language tag as given. Only its primary subtag matters; an unknown one has the neutral rules.
  public let language: String
  /// The format of the item.
  public let format: ProductionFormat
  /// The policy of the item.
  public let policy: MatchingPolicy

  let context: NormalizationContext

  /// A matcher for one item, or for all items that share a language, a format and a policy.
  public init(
    profile: MatchingProfile = .current, language: String, format: ProductionFormat = .freeResponseCloze, policy: MatchingPolicy = .init()
  ) {
    self.profile = profile
    self.language = language
    self.format = format
    self.policy = policy
    self.context = NormalizationContext(language: language, format: format, policy: policy)
  }

  /// The text after all steps: what is compared.
  public func normalize(_ text: String) -> String {
    form(of: text).text
  }

  /// The text after all steps, and the steps that changed it.
  public func trace(_ text: String) -> (normalized: String, steps: [TraceStep]) {
    var scalars = Scalars(text)
    var steps: [TraceStep] = []
    for step in profile.steps where step.stage == .always {
      let before = scalars
      step.apply(&scalars, context)
      guard scalars != before else { continue }
      steps.append(TraceStep(step: step.name, before: before.text, after: scalars.text))
    }
    return (scalars.text, steps)
  }

  /// The same matcher for another format or policy.
  func with(format: ProductionFormat? = nil, policy: MatchingPolicy? = nil) -> AnswerMatcher {
    AnswerMatcher(profile: profile, language: language, format: format ?? self.format, policy: policy ?? self.policy)
  }

  func form(of text: String) -> Scalars {
    var scalars = Scalars(text)
    for step in profile.steps where step.stage == .always { step.apply(&scalars, context) }
    return scalars
  }

  /// What two texts are compared by. Profile 1 leaves text that is not composed, and compares it canonically.
  func key(of text: String) -> Scalars {
    form(of: text).composed
  }
}
