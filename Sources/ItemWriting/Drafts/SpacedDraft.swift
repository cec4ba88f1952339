package import NoteFacts

extension QuestionDraft {
  /// The draft as the rules can read it: with spaces between the words of scripts that have none.
  package func spaced(by segmentation: any WordSegmentation) -> QuestionDraft {
    let spaced = { UnspacedScript.spaced($0, by: segmentation) }
    return QuestionDraft(
      evidence: spaced(evidence), stem: spaced(stem), correctAnswer: spaced(correctAnswer), distractors: distractors.map(spaced),
      rationale: spaced(rationale))
  }
}
