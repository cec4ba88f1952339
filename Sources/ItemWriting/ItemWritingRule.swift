package import NoteFacts

/// One rule of good item writing, with the examples that define it. Each lives in a file of its own.
public struct ItemWritingRule: Sendable {
  /// What a violation means.
  public enum Severity: String, Sendable {
    /// The draft cannot be used.
    case hard
    /// The draft is worse for it.
    case soft
  }

  /// What a rule found wrong.
  public struct Violation: Sendable, Hashable {
    /// The name of the rule.
    public let code: String
    public let severity: Severity
    /// The text that breaks the rule.
    public let offence: String
    /// What the writer should do, in one sentence.
    public let advice: String

    public init(code: String, severity: Severity, offence: String, advice: String) {
      self.code = code
      self.severity = severity
      self.offence = offence
      self.advice = advice
    }
  }

  /// A draft that keeps or breaks the rule.
  public struct Example: Sendable {
    public let title: String
    public let draft: QuestionDraft
    public let context: DraftContext
  }

  /// Stable, in snake case.
  public let name: String
  public let severity: Severity
  /// How much worse a draft is for a violation; 0 where a violation makes it useless.
  public let points: Int
  /// Why the rule is one, with its source where it has one.
  public let reason: String
  /// What the writer of a draft that breaks it is told.
  public let advice: String
  public let passing: [Example]
  public let failing: [Example]
  /// The text that breaks the rule, or `nil`.
  let offence: @Sendable (DraftReading, DraftContext) -> String?

  /// - Parameter points: Two where studies or counts show that the flaw gives keys away, else one; soft rules only.
  init(
    _ name: String, _ severity: Severity, points: Int = 1, reason: String, advice: String, passing: [Example], failing: [Example],
    offence: @escaping @Sendable (DraftReading, DraftContext) -> String?
  ) {
    self.name = name
    self.severity = severity
    self.points = severity == .soft ? points : 0
    self.reason = reason
    self.advice = advice
    self.passing = passing
    self.failing = failing
    self.offence = offence
  }

  /// What is wrong with a draft by this rule.
  public func violation(in draft: QuestionDraft, _ context: DraftContext) -> Violation? {
    violation(in: DraftReading(draft, context), context)
  }

  func violation(in reading: DraftReading, _ context: DraftContext) -> Violation? {
    offence(reading, context).map { Violation(code: name, severity: severity, offence: $0, advice: advice) }
  }
}

extension ItemWritingRule.Example {
  /// A sound question, of which an example changes what matters to it.
  package static func draft(
    _ title: String, stem: String? = nil, key: String? = nil, distractors: [String]? = nil, evidence: String? = nil,
    rationale: String? = nil, language: String = "en", topic: String = "Cells", accepted: [QuestionDraft] = [],
    notes: String? = nil, bloom: BloomLevel = .remember, place: Int = 0
  ) -> Self {
    let draft = QuestionDraft(
      evidence: evidence ?? Self.notes, stem: stem ?? "Which part of the cell makes most of its energy carrier?",
      correctAnswer: key ?? "Mitochondrion", distractors: distractors ?? ["Ribosome", "Cell wall", "Vacuole", "Nucleolus"],
      rationale: rationale ?? "The mitochondrion makes most of the adenosine triphosphate that the cell uses.")
    let slot = QuestionSlot(
      id: "S1", topic: topic, bloomLevel: bloom, difficulty: .easy, template: .conceptIdentification, keyPosition: place)
    let context = DraftContext(
      slot: slot, language: language, notes: notes ?? evidence ?? Self.notes, topicTerms: ["cell"], accepted: accepted)
    return Self(title: title, draft: draft, context: context)
  }

  private static let notes = "The mitochondrion makes most of the energy carrier that the cell uses."
}
