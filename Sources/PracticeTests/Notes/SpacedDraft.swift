extension QuestionDraft {
  /// The draft as the rules can read it: with spaces between the words of scripts that have none.
  func spaced(by segmentation: any WordSegmentation) -> QuestionDraft {
    let spaced = { UnspacedScript.spaced($0, by: segmentation) }
    return QuestionDraft(
      evidence: spaced(evidence), stem: spaced(stem), correctAnswer: spaced(correctAnswer), distractors: distractors.map(spaced),
      rationale: spaced(rationale))
  }
}

extension DraftContext {
  func spaced(by segmentation: any WordSegmentation) -> DraftContext {
    let spaced = { UnspacedScript.spaced($0, by: segmentation) }
    let slot = QuestionSlot(
      id: slot.id, topic: spaced(slot.topic), bloomLevel: slot.bloomLevel, difficulty: slot.difficulty, template: slot.template,
      keyPosition: slot.keyPosition)
    return DraftContext(
      slot: slot, language: language, notes: spaced(notes), topicTerms: topicTerms.map(spaced),
      accepted: accepted.map { $0.spaced(by: segmentation) })
  }
}

extension QuestionValidator {
  /// Everything that is wrong with a draft whose words may stand without spaces between them.
  public static func breaches(
    in draft: QuestionDraft, _ context: DraftContext, segmentation: any WordSegmentation
  ) -> [ItemWritingRule.Breach] {
    breaches(in: draft.spaced(by: segmentation), context.spaced(by: segmentation))
  }
}
