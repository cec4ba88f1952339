extension NormalizationStep {
  /// Profile 2, Armenian: removes the marks of question, exclamation and stress, which are on the stressed vowel and not at the end.
  static let innerMarks = NormalizationStep(
    name: "inner_marks",
    reason: "Armenian puts question and exclamation marks inside a word instead of at the end of the sentence.",
    examples: [
      .same("Ինչպե՞ս ես", "Ինչպես ես", "hy", "a question mark"),
      .same("Արի՛", "Արի", "hy", "a stress mark"),
      .different("Ինչպես է", "Ինչպե՞ս ես", "hy", "another word"),
      .different("Գալի՞ս ես", "Գալիս ես", "hy", "in a given sentence", format: .minimalPair),
    ],
    .each { context in context.comparesWording ? .nothing : ScalarMap(context.rules.innerMarks, to: []) })
}
