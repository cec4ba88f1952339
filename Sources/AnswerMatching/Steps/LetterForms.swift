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
    if !context.rules.optionalMarks.isEmpty { drop(context.rules.optionalMarks, from: &scalars) }
    scalars.compose()
  }

  private static func drop(_ marks: [Unicode.Scalar: Unicode.Scalar], from scalars: inout Scalars) {
    var base: Unicode.Scalar = " "
    scalars = scalars.decomposed.filter { scalar in
      if scalar.properties.canonicalCombiningClass == .notReordered { base = scalar }
      return marks[base] != scalar
    }
  }
}
