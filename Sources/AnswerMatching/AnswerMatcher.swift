/// Decides whether an answer is one of the accepted ones: both sides pass through the steps of a profile and are then compared exactly.
///
/// A matcher is cheap to make: the data of its profile and language is computed once per process.
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

  /// The profile whose steps are applied.
  public var profile: MatchingProfile { storage.profile }
  /// The language tag as given (BCP 47). Only its primary subtag matters; the neutral rules apply to an unknown one.
  public var language: String { storage.language }
  /// The format of the item: typed text, tiles or a chosen sentence.
  public var format: ProductionFormat { storage.format }
  /// The exceptions that the item makes to the rules of the profile.
  public var policy: MatchingPolicy { storage.policy }

  var plan: NormalizationPlan { storage.plan }
  var context: NormalizationContext { plan.context }

  /// A matcher for one item, or for all items that share a language, a format and a policy.
  ///
  /// - Parameters:
  ///   - profile: The numbered, frozen list of matching steps.
  ///   - language: A BCP 47 tag, such as `de` or `zh-Hant`.
  ///   - format: Decides which steps apply.
  ///   - policy: What the item allows beyond the profile.
  public init(
    profile: MatchingProfile = .current, language: String, format: ProductionFormat = .freeResponseCloze, policy: MatchingPolicy = .init()
  ) {
    storage = Storage(profile: profile, language: language, format: format, policy: policy)
  }

  /// The primary subtags of the languages that have rules of their own. Each element lists the languages that share one set of rules.
  public static var languages: [[String]] { LanguageRules.table.map { $0.codes } }

  /// Whether the language has a row in the language table. The neutral rules apply to a language without a row: spaces separate words, case
  /// follows Unicode, and no letter has a second form.
  public var knowsLanguage: Bool { context.row >= 0 }

  /// The text after all steps, in Normalization Form C. Two texts match when their forms are equal.
  public func normalize(_ text: String) -> String {
    plan.withForm(of: text) { String(decoding: $0, as: UTF8.self) }
  }

  /// Passes the form of UTF-8 bytes to a closure, without making strings.
  ///
  /// - Parameters:
  ///   - utf8: The text.
  ///   - body: Called once with the form. The bytes are valid only during the call.
  /// - Returns: The result of `body`; `nil` when the bytes are not UTF-8. `body` is not called then.
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

  /// The maximum number of bytes in the form of a text.
  @usableFromInline
  static func capacity(for input: Int) -> Int { NormalizationPass.capacity(for: input) }

  /// Writes the form and returns its length in bytes; −1 when the steps themselves have to run, or when the bytes are not UTF-8.
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

  /// The key that texts are compared by. Profile 1 can leave text uncomposed, so its forms are composed for the comparison.
  @inline(never)
  func key(of text: String) -> Scalars {
    profile.hasPass ? plan.withForm(of: text) { Scalars(utf8: $0) } : plan.run(text).composed
  }

  /// The key as UTF-8. The bytes are valid only while the closure runs.
  func withKey<Result>(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard !profile.hasPass else { return plan.withForm(of: text, body) }
    var key = plan.run(text).composed.text
    return key.withUTF8(body)
  }
}
