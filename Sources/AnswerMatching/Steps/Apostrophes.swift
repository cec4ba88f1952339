extension NormalizationStep {
  /// Profile 2: one apostrophe for all that are typed as one. Never none: a missing apostrophe is a spelling error.
  static let apostrophes = NormalizationStep(
    name: "apostrophes",
    reason: "Phones type ’ where computers type '.",
    examples: [
      .same("it’s", "it's", "en", "curly"),
      .same("l´amour", "l'amour", "fr", "an accent key"),
      .same("м\u{2019}яч", "м\u{2BC}яч", "uk", "the letter apostrophe"),
      .same("ג׳ירפה", "ג'ירפה", "he", "geresh"),
      .same("It’s him", "It's him", "en", "in a sentence that is shown", format: .minimalPair),
      .different("ill", "I'll", "en", "a missing apostrophe"),
      .different("shell", "she’ll", "en", "a missing apostrophe"),
    ]
  ) { scalars, context in
    scalars.fold(apostropheSet, to: "'")
    scalars.fold(context.rules.apostrophes, to: "'")
  }

  private static let apostropheSet = ScalarSet("\u{2018}\u{2019}\u{201B}\u{2BB}\u{2BC}\u{B4}\u{60}\u{1FBD}")
}
