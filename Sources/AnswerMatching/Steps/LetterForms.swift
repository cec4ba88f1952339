extension NormalizationStep {
  /// Profile 2: the second form of a letter that a language writes in two ways.
  static let letterForms = NormalizationStep(
    name: "letter_forms",
    reason: "Some languages have two code points, or two spellings, for one letter.",
    examples: [
      .same("كار", "کار", "fa", "Arabic kaf in Persian"),
      .same("علي", "علی", "fa", "Arabic yeh in Persian"),
      .same("ہے", "هے", "ur", "heh in Urdu"),
      .same("ştiu", "știu", "ro", "cedilla for comma"),
      .same("soeur", "sœur", "fr", "œ in two letters"),
      .same("елка", "ёлка", "ru", "yo without its dots"),
      .same("i\u{307}yi", "iyi", "tr", "a dot left by lower-casing elsewhere"),
      .different("إلي", "إلى", "ar", "two letters in Arabic"),
      .different("все\u{308}", "все", "uk", "yo is foreign to Ukrainian"),
      .different("drucken", "drücken", "de", "an umlaut is a letter's"),
    ]
  ) { scalars, context in
    guard !context.comparesWording else { return }
    scalars.fold(context.rules.letters)
    if context.rules.letterCase == .turkic { dropDot(&scalars) }
    scalars.compose()
  }

  private static func dropDot(_ scalars: inout Scalars) {
    guard scalars.contains("\u{307}") else { return }
    scalars = scalars.reduce(into: Scalars()) { result, scalar in
      if scalar == "\u{307}", result.last == "i" { return }
      result.append(scalar)
    }
  }
}
