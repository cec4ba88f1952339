import ItemWriting

/// A slot with everything that is needed to draft it.
struct SlotJob: Sendable {
  /// The index of the slot in the test, from 0.
  let index: Int
  let slot: QuestionSlot
  let course: String
  /// The primary subtag of the language of the notes.
  let language: String
  let excerpt: Excerpt

  /// The violations of all rules by a draft, compared with the questions that are already in the test.
  func violations(in draft: QuestionDraft, beside accepted: [QuestionDraft]) -> [ItemWritingRule.Violation] {
    let context = DraftContext(
      slot: slot, language: language, notes: excerpt.text, topicTerms: excerpt.isOnTopic ? excerpt.headings : [], accepted: accepted)
    // NB: A question whose evidence is below the heading of the topic is on topic, whatever its words are.
    return QuestionValidator.violations(in: draft, context)
      .filter { !(excerpt.isOnTopic && $0.code == ItemWritingRule.offTopic.name) }
  }
}
