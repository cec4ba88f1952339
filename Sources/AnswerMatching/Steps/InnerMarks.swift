extension NormalizationStep {
  /// Profile 2, Armenian: the marks of question, call and stress, which stand on the stressed vowel and not at the end.
  static let innerMarks = NormalizationStep(
    name: "inner_marks",
    reason: "Armenian puts inside the word what other languages put at the end of the sentence.",
    examples: [
      .same("Ինչպե՞ս ես", "Ինչպես ես", "hy", "a question mark"),
      .same("Արի՛", "Արի", "hy", "a stress mark"),
      .different("Ինչպես է", "Ինչպե՞ս ես", "hy", "another word"),
      .different("Գալի՞ս ես", "Գալիս ես", "hy", "in a sentence that is shown", format: .minimalPair),
    ],
    .each { context in context.comparesWording ? .nothing : ScalarMap(context.rules.innerMarks, to: []) })
}
