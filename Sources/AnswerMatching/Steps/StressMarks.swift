extension NormalizationStep {
  /// Profile 2: removes the accents that the dictionaries of many languages put on the stressed vowel.
  static let stressMarks = NormalizationStep(
    name: "stress_marks",
    reason: "Textbooks mark the stress, but ordinary writing does not.",
    examples: [
      .same("молоко\u{301}", "молоко", "ru", "a stress mark"),
      .same("мі\u{301}сто", "місто", "uk", "a stress mark"),
      .same("nãmas", "namas", "lt", "a Lithuanian accent"),
      .same("knjȉga", "knjiga", "hr", "a Croatian accent"),
      .same("magandá", "maganda", "fil", "a Filipino accent"),
      .different("za\u{30C}mek", "zamek", "sl", "a caron makes another letter"),
      .different("за\u{301}мок", "замок", "ru", "where the item tests it", policy: MatchingPolicy(marks: .strict)),
      .different("ѝ", "и", "bg", "a grave makes another word"),
      .different("май", "маи", "ru", "another letter"),
      .different("naméstí", "namesti", "cs", "in Czech an accent is part of the spelling"),
    ],
    .neighbours(stressTrigger) { scalars, context in
      guard let stress = context.rules.stress, context.overlooksVowelSigns else { return }
      removeStress(stress, from: &scalars)
    })

  /// Triggers on the marks themselves and on every letter that is composed with one.
  @Sendable private static func stressTrigger(_ context: NormalizationContext) -> StepRule.Trigger {
    guard let stress = context.rules.stress, context.overlooksVowelSigns else { return .never }
    return .any(ScalarSet(stress.marks.scalars + Compositions.composites(of: stress.letters, with: stress.marks)))
  }

  private static func removeStress(_ stress: LanguageRules.Stress, from scalars: inout Scalars) {
    let decomposed = scalars.decomposed
    guard decomposed.contains(where: stress.marks.contains) else { return }
    var base: Unicode.Scalar = " "
    scalars = decomposed.filter { scalar in
      if scalar.properties.canonicalCombiningClass == .notReordered { base = scalar }
      return !(stress.marks.contains(scalar) && stress.letters.contains(base))
    }
    scalars.compose()
  }
}
