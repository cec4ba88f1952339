/// One rule of good item writing, with the examples that define it. Each lives in a file of its own.
public struct ItemWritingRule: Sendable {
  /// What a breach means.
  public enum Severity: String, Sendable {
    /// The draft cannot be used.
    case hard
    /// The draft is worse for it.
    case soft
  }

  /// What a rule found wrong.
  public struct Breach: Sendable, Hashable {
    /// The name of the rule.
    public let code: String
    public let severity: Severity
    /// The text that breaks the rule.
    public let offence: String
    /// What the writer should do, in one sentence.
    public let advice: String
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
  /// Why the rule is one, with its source where it has one.
  public let reason: String
  /// What the writer of a draft that breaks it is told.
  public let advice: String
  public let passing: [Example]
  public let failing: [Example]
  /// The text that breaks the rule, or `nil`.
  let offence: @Sendable (QuestionDraft, DraftContext) -> String?

  init(
    _ name: String, _ severity: Severity, reason: String, advice: String, passing: [Example], failing: [Example],
    offence: @escaping @Sendable (QuestionDraft, DraftContext) -> String?
  ) {
    self.name = name
    self.severity = severity
    self.reason = reason
    self.advice = advice
    self.passing = passing
    self.failing = failing
    self.offence = offence
  }

  /// What is wrong with a draft by this rule.
  public func breach(in draft: QuestionDraft, _ context: DraftContext) -> Breach? {
    offence(draft, context).map { Breach(code: name, severity: severity, offence: $0, advice: advice) }
  }
}

extension ItemWritingRule.Example {
  /// A sound question, of which an example changes what matters to it.
  static func draft(
    _ title: String, stem: String? = nil, key: String? = nil, distractors: [String]? = nil, evidence: String? = nil,
    rationale: String? = nil,
    language: String = "en", topic: String = "Cells", accepted: [QuestionDraft] = []
  ) -> Self {
    let draft = QuestionDraft(
      evidence: evidence ?? Self.notes, stem: stem ?? "Which part of the cell makes most of its energy carrier?",
      correctAnswer: key ?? "Mitochondrion", distractors: distractors ?? ["Ribosome", "Cell wall", "Vacuole", "Nucleolus"],
      rationale: rationale ?? "The mitochondrion makes most of the adenosine triphosphate that the cell uses.")
    let slot = QuestionSlot(
      id: "S1", topic: topic, bloomLevel: .remember, difficulty: .easy, template: .conceptIdentification, keyPosition: 0)
    return Self(
      title: title, draft: draft,
      context: DraftContext(slot: slot, language: language, notes: evidence ?? Self.notes, topicTerms: ["cell"], accepted: accepted))
  }

  private static let notes = "The mitochondrion makes most of the energy carrier that the cell uses."
}
