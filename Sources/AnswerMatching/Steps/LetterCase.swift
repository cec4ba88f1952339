extension NormalizationStep {
  /// Profile 2: small letters for capitals, by the language's rule. Final sigma counts as a way to write σ.
  static let letterCase = NormalizationStep(
    name: "letter_case",
    reason: "A placement test does not mark the shift key.",
    examples: [
      .same("LONDON", "London", "en", "capitals"),
      .same("İzmir", "izmir", "tr", "dotted I"),
      .same("ILIK", "ılık", "tr", "dotless I"),
      .same("ΚΑΛΟΣ", "καλοσ", "el", "sigma at the end of a word"),
      .different("ILIK", "ilik", "tr", "dotted and dotless are two letters"),
      .different("Sie", "sie", "de", "where the item says so", policy: MatchingPolicy(letterCase: .strict)),
      .different("Polish it", "polish it", "en", "in a sentence that is shown", format: .minimalPair),
    ]
  ) { scalars, context in
    guard context.foldsCase else { return }
    scalars = scalars.flatMap { lowerCase($0, context.rules.letterCase) }
    scalars.compose()
  }

  private static func lowerCase(_ scalar: Unicode.Scalar, _ rule: LanguageRules.LetterCase) -> Scalars {
    switch (rule, scalar) {
    case (.turkic, "I"): ["ı"]
    case (.turkic, "İ"): ["i"]
    case (.greek, "ς"): ["σ"]
    default: Scalars(scalar.properties.lowercaseMapping)
    }
  }
}
