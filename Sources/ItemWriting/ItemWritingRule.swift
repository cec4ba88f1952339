package import NoteFacts

/// One rule of item writing, with the examples that define it. Each rule has a file of its own.
public struct ItemWritingRule: Sendable {
  /// The effect of a violation on the draft.
  public enum Severity: String, Sendable {
    /// The draft is unusable.
    case hard
    /// The draft is worse than one without the violation.
    case soft
  }

  /// The violation of one rule by one draft.
  public struct Violation: Sendable, Hashable {
    /// The name of the rule.
    public let code: String
    /// The severity of the rule.
    public let severity: Severity
    /// The text that breaks the rule.
    public let offence: String
    /// The instruction for the writer, in one sentence.
    public let advice: String

    /// Creates a violation from its parts.
    public init(code: String, severity: Severity, offence: String, advice: String) {
      self.code = code
      self.severity = severity
      self.offence = offence
      self.advice = advice
    }
  }

  /// A draft that follows or violates the rule.
  public struct Example: Sendable {
    /// The point of the example in a few words.
    public let title: String
    /// The draft that the rule judges.
    public let draft: QuestionDraft
    /// The context that the draft is judged in.
    public let context: DraftContext
  }

  /// The stable name of the rule in snake case, which is the code of its violations.
  public let name: String
  /// The severity of every violation of the rule.
  public let severity: Severity
  /// The points that a violation adds to the score of a draft: 1 or 2 for a soft rule, 0 for a hard rule.
  public let points: Int
  /// The formats of questions that the rule applies to.
  public let formats: Set<QuestionFormat>
  /// Why the rule exists, with its source if it has one.
  public let reason: String
  /// The instruction for the writer of a draft that violates the rule.
  public let advice: String
  /// Examples that follow the rule.
  public let passing: [Example]
  /// Examples that violate the rule.
  public let failing: [Example]
  /// The text that violates the rule; `nil` if the draft follows it.
  let offence: @Sendable (DraftReading, DraftContext) -> String?

  /// - Parameters:
  ///   - points: 2 if studies or counts show that the flaw gives keys away, otherwise 1. Hard rules ignore it.
  ///   - formats: Rules over options apply to ``QuestionFormat/choice`` only.
  init(
    _ name: String, _ severity: Severity, points: Int = 1, for formats: Set<QuestionFormat> = Set(QuestionFormat.allCases), reason: String,
    advice: String, passing: [Example], failing: [Example],
    offence: @escaping @Sendable (DraftReading, DraftContext) -> String?
  ) {
    self.name = name
    self.severity = severity
    self.points = severity == .soft ? points : 0
    self.formats = formats
    self.reason = reason
    self.advice = advice
    self.passing = passing
    self.failing = failing
    self.offence = offence
  }

  /// The violation of this rule by a draft; `nil` if the draft follows the rule.
  public func violation(in draft: QuestionDraft, _ context: DraftContext) -> Violation? {
    violation(in: DraftReading(draft, context), context)
  }

  func violation(in reading: DraftReading, _ context: DraftContext) -> Violation? {
    guard formats.contains(reading.format) else { return nil }
    return offence(reading, context).map { Violation(code: name, severity: severity, offence: $0, advice: advice) }
  }
}

extension ItemWritingRule.Example {
  /// A sound question of which each example changes only the parts that matter to its rule.
  package static func draft(
    _ title: String, stem: String? = nil, key: String? = nil, distractors: [String]? = nil, evidence: String? = nil,
    rationale: String? = nil, language: String = "en", topic: String = "Cells", accepted: [QuestionDraft] = [],
    notes: String? = nil, bloom: BloomLevel = .remember, place: Int = 0, format: QuestionFormat = .choice, otherAnswers: [String] = []
  ) -> Self {
    let draft = QuestionDraft(
      evidence: evidence ?? Self.notes, stem: stem ?? "Which part of the cell makes most of its energy carrier?",
      correctAnswer: key ?? "Mitochondrion",
      distractors: distractors ?? (format == .choice ? ["Ribosome", "Cell wall", "Vacuole", "Nucleolus"] : []),
      rationale: rationale ?? "The mitochondrion makes most of the adenosine triphosphate that the cell uses.", format: format,
      otherAnswers: otherAnswers)
    let slot = QuestionSlot(
      id: "S1", topic: topic, bloomLevel: bloom, difficulty: .easy, template: .conceptIdentification, keyPosition: place)
    let context = DraftContext(
      slot: slot, language: language, notes: notes ?? evidence ?? Self.notes, topicTerms: ["cell"], accepted: accepted)
    return Self(title: title, draft: draft, context: context)
  }

  private static let notes = "The mitochondrion makes most of the energy carrier that the cell uses."
}
