/// A question of a practice test, checked and with its options in their places.
public struct PracticeQuestion: Sendable, Hashable {
  public let slot: QuestionSlot
  public let draft: QuestionDraft
  /// The headings above the evidence in the notes, outermost first.
  public let headings: [String]
  /// What the soft rules have against it.
  public let breaches: [ItemWritingRule.Breach]

  /// The options as they are shown: the key in its place, the distractors around it.
  public var options: [String] {
    var options = draft.distractors
    options.insert(draft.correctAnswer, at: min(slot.keyPosition, options.count))
    return options
  }
}

/// A practice test whose questions are there.
public struct PracticeTest: Sendable, Hashable {
  public let blueprint: TestBlueprint
  /// In the order of the test. Fewer than were asked for where the notes have no more.
  public let questions: [PracticeQuestion]
  /// How many questions the notes had no facts for.
  public var missing: Int { blueprint.slots.count - questions.count }
}
