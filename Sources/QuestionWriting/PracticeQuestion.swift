public import ItemWriting

/// A question of a practice test, checked and with its options in their places.
public struct PracticeQuestion: Sendable, Hashable {
  public let slot: QuestionSlot
  public let draft: QuestionDraft
  /// The headings above the evidence in the notes, outermost first.
  public let headings: [String]
  /// What the soft rules have against it.
  public let violations: [ItemWritingRule.Violation]
  public let provenance: Provenance

  public init(
    slot: QuestionSlot, draft: QuestionDraft, headings: [String], violations: [ItemWritingRule.Violation] = [], provenance: Provenance = .notes
  ) {
    self.slot = slot
    self.draft = draft
    self.headings = headings
    self.violations = violations
    self.provenance = provenance
  }

  /// Unique within its test.
  public var id: String { slot.id }

  /// The options as they are shown: the key in its place, the distractors around it.
  public var options: [String] {
    var options = draft.distractors
    options.insert(draft.correctAnswer, at: min(slot.keyPosition, options.count))
    return options
  }
}
