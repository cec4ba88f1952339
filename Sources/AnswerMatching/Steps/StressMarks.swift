extension NormalizationStep {
  /// Profile 2: the acute that dictionaries of East and South Slavic languages put on the stressed vowel.
  static let stressMarks = NormalizationStep(
    name: "stress_marks",
    reason: "Textbooks mark the stress; nobody writes it.",
    examples: [
      .same("молоко\u{301}", "молоко", "ru", "a stress mark"),
      .same("мі\u{301}сто", "місто", "uk", "a stress mark"),
      .different("за\u{301}мок", "замок", "ru", "where the item tests it", policy: MatchingPolicy(marks: .strict)),
      .different("ѝ", "и", "bg", "a grave makes another word"),
      .different("май", "маи", "ru", "another letter"),
    ]
  ) { scalars, context in
    guard context.rules.stressMarks, context.overlooksVowelSigns, scalars.contains("\u{301}") else { return }
    scalars = scalars.reduce(into: Scalars()) { result, scalar in
      if scalar == "\u{301}", let last = result.last, cyrillicVowels.contains(last) { return }
      result.append(scalar)
    }
    scalars.compose()
  }

  private static let cyrillicVowels = ScalarSet("аеёиоуыэюяєіїАЕЁИОУЫЭЮЯЄІЇ")
}
