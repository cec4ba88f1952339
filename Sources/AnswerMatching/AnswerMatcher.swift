/// Decides whether an answer is one of the accepted ones: both sides pass through the steps of a profile and are then compared exactly.
///
/// A matcher is cheap to make: what it needs of its profile and language is worked out once in a process.
public struct AnswerMatcher: Sendable {
  // NB: one reference, so that a copy of a matcher costs next to nothing.
  private final class Storage: Sendable {
    let profile: MatchingProfile
    let language: String
    let format: ProductionFormat
    let policy: MatchingPolicy
    let plan: NormalizationPlan

    @inline(never)
    init(profile: MatchingProfile, language: String, format: ProductionFormat, policy: MatchingPolicy) {
      self.profile = profile
      self.language = language
      self.format = format
      self.policy = policy
      plan = PlanCache.plan(profile, NormalizationContext(language: language, format: format, policy: policy))
    }
  }

  private let storage: Storage

  /// The profile that judges.
  public var profile: MatchingProfile { storage.profile }
  /// The language tag as given. Only its primary subtag matters; an unknown one has the neutral rules.
  public var language: String { storage.language }
  /// The format of the item.
  public var format: ProductionFormat { storage.format }
  /// The policy of the item.
  public var policy: MatchingPolicy { storage.policy }

  var plan: NormalizationPlan { storage.plan }
  var context: NormalizationContext { plan.context }

  /// A matcher for one item, or for all items that share a language, a format and a policy.
  public init(
    profile: MatchingProfile = .current, language: String, format: ProductionFormat = .freeResponseCloze, policy: MatchingPolicy = .init()
  ) {
    storage = Storage(profile: profile, language: language, format: format, policy: policy)
  }

  /// The primary language subtags with rules of their own, those that share their rules together.
  public static var languages: [[String]] { LanguageRules.table.map { $0.codes } }

  /// Whether the language has a row in the language table. One without is judged by the neutral rules: spaces separate words, case follows
  /// Unicode, no letter has a second form.
  public var knowsLanguage: Bool { context.row >= 0 }

  /// The text after all steps: what is compared. In Normalization Form C.
  public func normalize(_ text: String) -> String {
    plan.withForm(of: text) { String(decoding: $0, as: UTF8.self) }
  }

  /// Hands the form of UTF-8 bytes to a closure, without making strings.
  ///
  /// - Parameters:
  ///   - utf8: The text.
  ///   - body: Called once with the form; the bytes live as long as the call.
  /// - Returns: What `body` returns; `nil` when the bytes are not UTF-8, and `body` was not called.
  // NB: inlinable, so that a caller's closure costs nothing in a loop over millions of answers.
  @inlinable
  public func withNormalized<Result>(_ utf8: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    let passed = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.capacity(for: utf8.count)) { output -> Result? in
      guard let start = output.baseAddress else { return nil }
      let count = pass(utf8, into: start)
      return count < 0 ? nil : body(UnsafeBufferPointer(start: start, count: count))
    }
    if let passed { return passed }
    guard var form = formBySteps(utf8) else { return nil }
    return form.withUTF8(body)
  }

  /// How many bytes a form can have.
  @usableFromInline
  static func capacity(for input: Int) -> Int { NormalizationPass.capacity(for: input) }

  /// Writes the form, and returns how many bytes it has; −1 when only the steps can tell, or the bytes are not UTF-8.
  @usableFromInline
  func pass(_ utf8: UnsafeBufferPointer<UInt8>, into output: UnsafeMutablePointer<UInt8>) -> Int {
    storage.plan.pass(utf8, into: output) ?? -1
  }

  @usableFromInline
  func formBySteps(_ utf8: UnsafeBufferPointer<UInt8>) -> String? {
    String(validating: utf8, as: UTF8.self).map { plan.run($0).text }
  }

  /// The text after all steps, and the steps that changed it.
  public func trace(_ text: String) -> (normalized: String, steps: [TraceStep]) {
    var steps: [TraceStep] = []
    let scalars = plan.run(text) { step, before, after in
      steps.append(TraceStep(step: step.name, before: before.text, after: after.text))
    }
    return (scalars.text, steps)
  }

  /// The same matcher for another format or policy.
  @inline(never)
  func with(format: ProductionFormat? = nil, policy: MatchingPolicy? = nil) -> AnswerMatcher {
    AnswerMatcher(profile: profile, language: language, format: format ?? self.format, policy: policy ?? self.policy)
  }

  /// What two texts are compared by. Profile 1 leaves text that is not composed, and compares it canonically.
  @inline(never)
  func key(of text: String) -> Scalars {
    profile.hasPass ? plan.withForm(of: text) { Scalars(utf8: $0) } : plan.run(text).composed
  }

  /// The same as UTF-8, for as long as the closure runs.
  func withKey<Result>(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard !profile.hasPass else { return plan.withForm(of: text, body) }
    var key = plan.run(text).composed.text
    return key.withUTF8(body)
  }
}
