/// One step that changed the text, with the text before and after.
public struct TraceStep: Sendable, Hashable {
  /// The name of the step, as in ``NormalizationStep/name``.
  public let step: String
  /// The text before the step.
  public let before: String
  /// The text after the step; the next trace step begins with it.
  public let after: String

  /// A record of one change.
  public init(step: String, before: String, after: String) {
    self.step = step
    self.before = before
    self.after = after
  }
}

/// The matcher's judgement of one answer, with the data that explains it.
public struct Verdict: Sendable, Hashable {
  /// The three possible judgements.
  public enum Outcome: String, Sendable {
    /// The answer matches an accept entry.
    case right
    /// The answer matches, but it has a difference that a teacher would mention.
    case rightWithNote
    /// The answer matches no accept entry, or it is a near miss.
    case wrong
  }

  /// A comment on an answer in addition to the judgement. The raw values are stable: interfaces have translations for them.
  public enum Remark: String, Sendable, CaseIterable {
    /// Wrong: one of the wrong answers that the item's author expected.
    case nearMiss = "near_miss"
    /// Right, and capital and small letters differ.
    case letterCase = "letter_case"
    /// Right, and an opening ¿ or ¡ is missing.
    case openingMark = "opening_mark"
    /// Wrong, because in this item capital and small letters count.
    case caseCounts = "case_counts"
    /// Wrong: only marks on letters differ (accents, vowel signs, tones).
    case marks
    /// Wrong: only spaces differ.
    case wordBoundary = "word_boundary"
    /// Wrong: only an apostrophe, a hyphen or another mark inside differs.
    case punctuation
    /// Wrong: only the order of the words differs.
    case wordOrder = "word_order"
    /// Wrong: only one letter differs.
    case oneLetter = "one_letter"
    /// Wrong: there is one word too many.
    case extraWord = "extra_word"
    /// Wrong: one word is missing.
    case missingWord = "missing_word"
    /// Wrong, but close in meaning to an accepted answer, according to tier two.
    case similarMeaning = "similar_meaning"

    /// One English sentence for the learner.
    public var sentence: String {
      switch self {
      case .nearMiss: "This is a common wrong answer: look again at what differs from the accepted one."
      case .letterCase: "Right, but capital and small letters differ from the expected answer."
      case .openingMark: "Right, but the opening ¿ or ¡ is missing."
      case .caseCounts: "The letters are right, but here capital and small letters count."
      case .marks: "The letters are right, but a mark on a letter differs."
      case .wordBoundary: "The letters are right, but the spaces differ."
      case .punctuation: "The letters are right, but an apostrophe, a hyphen or another mark differs."
      case .wordOrder: "The words are right, but their order differs."
      case .oneLetter: "One letter differs."
      case .extraWord: "There is a word too many."
      case .missingWord: "A word is missing."
      case .similarMeaning: "The meaning is close to an accepted answer: a teacher may want to look at it."
      }
    }
  }

  /// The judgement.
  public let outcome: Outcome
  /// The tier that accepted the answer: 1 for the normalised comparison, 2 for the meaning; `nil` when the answer is wrong.
  public let tier: Int?
  /// The accept entry that matched, as its author wrote it.
  public let entry: String?
  /// The number of the profile that judged.
  public let profile: Int
  /// The answer after all steps.
  public let normalized: String
  /// A teacher's comment on the answer; `nil` when there is nothing to mention.
  public let remark: Remark?
  /// The accept entry that is nearest to a wrong answer, and the difference.
  public let nearest: NearestEntry?
  /// The steps that changed the answer, in order.
  public let trace: [TraceStep]
  /// Whether the language has rules of its own. Otherwise the neutral rules were applied.
  public let knowsLanguage: Bool

  /// The distance in meaning from the nearest entry (``CosineDistance``); `nil` when tier two did not compare meanings.
  public let distance: Double?

  /// The remark as one English sentence.
  public var note: String? { remark?.sentence }

  /// Whether the answer earns credit.
  public var isCorrect: Bool { outcome != .wrong }

  /// A verdict with all its parts. Further tiers and tests of other modules make verdicts too.
  public init(
    outcome: Outcome, tier: Int?, entry: String?, profile: Int, normalized: String, remark: Remark? = nil, nearest: NearestEntry? = nil,
    trace: [TraceStep] = [], knowsLanguage: Bool = true, distance: Double? = nil
  ) {
    self.outcome = outcome
    self.tier = tier
    self.entry = entry
    self.profile = profile
    self.normalized = normalized
    self.remark = remark
    self.nearest = nearest
    self.trace = trace
    self.knowsLanguage = knowsLanguage
    self.distance = distance
  }
}
