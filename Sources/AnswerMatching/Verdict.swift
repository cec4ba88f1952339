/// One step that changed the text: what it found and what it left.
public struct TraceStep: Sendable, Hashable {
  /// The name of the step, as in ``NormalizationStep/name``.
  public let step: String
  /// The text the step was given.
  public let before: String
  /// The text the step left; the next trace step begins with it.
  public let after: String

  /// A record of one change.
  public init(step: String, before: String, after: String) {
    self.step = step
    self.before = before
    self.after = after
  }
}

/// The matcher's judgement of one answer, with everything needed to explain it.
public struct Verdict: Sendable, Hashable {
  /// The three judgements there are.
  public enum Outcome: String, Sendable {
    /// The answer matches an accept entry.
    case right
    /// The answer matches, and something was overlooked that a teacher would mention.
    case rightWithNote
    /// The answer matches no accept entry, or it is a near miss.
    case wrong
  }

  /// What may be said about an answer beside the judgement. The raw values are stable: interfaces have words for them.
  public enum Remark: String, Sendable, CaseIterable {
    /// Wrong: one of the wrong answers that the item's author expected.
    case nearMiss = "near_miss"
    /// Right, and capital and small letters differ.
    case letterCase = "letter_case"
    /// Right, and an opening ¿ or ¡ is missing.
    case openingMark = "opening_mark"
    /// Wrong, because in this item capital and small letters count.
    case caseCounts = "case_counts"
    /// Wrong by marks on letters: accents, vowel signs, tones.
    case marks
    /// Wrong by spaces.
    case wordBoundary = "word_boundary"
    /// Wrong by an apostrophe, a hyphen or another mark inside.
    case punctuation
    /// Wrong by the order of the words.
    case wordOrder = "word_order"
    /// Wrong by one letter.
    case oneLetter = "one_letter"
    /// Wrong by a word too many.
    case extraWord = "extra_word"
    /// Wrong by a word too few.
    case missingWord = "missing_word"
    /// Wrong, and close in meaning to an accepted answer: tier two.
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
  /// What a teacher would say about the answer, when there is something to say.
  public let remark: Remark?
  /// The accept entry a wrong answer comes closest to, and how they differ.
  public let nearest: NearestEntry?
  /// The steps that changed the answer, in order.
  public let trace: [TraceStep]
  /// Whether the language had rules of its own. Without, the neutral rules judged.
  public let knowsLanguage: Bool

  /// How far the answer is in meaning from the nearest entry (``CosineDistance``); `nil` when tier two did not look.
  public let distance: Double?

  /// The remark as one English sentence.
  public var note: String? { remark?.sentence }

  /// Whether the answer earns credit.
  public var isCorrect: Bool { outcome != .wrong }

  /// A verdict; other tiers and other people's tests make them too.
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
