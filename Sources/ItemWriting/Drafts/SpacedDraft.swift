package import NoteFacts

extension QuestionDraft {
  /// The draft with spaces between the words of scripts that are written without spaces, as the rules need it.
  package func spaced(by segmentation: any WordSegmentation) -> QuestionDraft {
    let spaced = { UnspacedScript.spaced($0, by: segmentation) }
    return QuestionDraft(
      evidence: spaced(evidence), stem: spaced(stem), correctAnswer: spaced(correctAnswer), distractors: distractors.map(spaced),
      rationale: spaced(rationale), format: format, otherAnswers: otherAnswers.map(spaced))
  }
}
