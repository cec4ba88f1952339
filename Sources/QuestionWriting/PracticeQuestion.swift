public import ItemWriting
public import NoteFacts

/// A checked question of a practice test with the order of its options.
public struct PracticeQuestion: Sendable, Hashable {
  /// The specification, with the level and the kind that the question really has.
  public let slot: QuestionSlot
  /// The text of the question, its key and its distractors.
  public let draft: QuestionDraft
  /// The headings above the evidence in the notes, outermost first.
  public let headings: [String]
  /// The violations of soft rules.
  public let violations: [ItemWritingRule.Violation]
  /// Who wrote the question.
  public let provenance: Provenance
  /// The formulas that occur in the texts of the question as plain text.
  public let formulas: [TeXFormula]

  /// Creates a question from its parts without checking them.
  public init(
    slot: QuestionSlot, draft: QuestionDraft, headings: [String], violations: [ItemWritingRule.Violation] = [],
    provenance: Provenance = .notes, formulas: [TeXFormula] = []
  ) {
    self.slot = slot
    self.draft = draft
    self.headings = headings
    self.violations = violations
    self.provenance = provenance
    self.formulas = formulas
  }

  /// The id of the slot, unique within its test.
  public var id: String { slot.id }

  /// The way in which a learner answers.
  public var format: QuestionFormat { draft.format }

  /// The options in the order in which they are shown, with the key at its position; empty if the answer is typed.
  public var options: [String] {
    guard format == .choice else { return [] }
    var options = draft.distractors
    options.insert(draft.correctAnswer, at: min(slot.keyPosition, options.count))
    return options
  }
}
