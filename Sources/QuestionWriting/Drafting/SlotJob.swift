import ItemWriting

/// A slot, and all that is known of it before it is drafted.
struct SlotJob: Sendable {
  /// The place of the slot in the test, from 0.
  let index: Int
  let slot: QuestionSlot
  let course: String
  /// The primary subtag of the language of the notes.
  let language: String
  let excerpt: Excerpt

  /// What is wrong with a draft by all the rules, beside the questions that are in the test already.
  func violations(in draft: QuestionDraft, beside accepted: [QuestionDraft]) -> [ItemWritingRule.Violation] {
    let context = DraftContext(
      slot: slot, language: language, notes: excerpt.text, topicTerms: excerpt.isOnTopic ? excerpt.headings : [], accepted: accepted)
    // NB: what rests on a sentence of the topic's own part of the notes is on the topic, whatever its words.
    return QuestionValidator.violations(in: draft, context)
      .filter { !(excerpt.isOnTopic && $0.code == ItemWritingRule.offTopic.name) }
  }
}
