extension NormalizationStep {
  /// Profile 2: all characters that are typed for an apostrophe become one. None is removed: a missing apostrophe is a spelling error.
  static let apostrophes = NormalizationStep(
    name: "apostrophes",
    reason: "Phones type ’ where computers type '.",
    examples: [
      .same("it’s", "it's", "en", "curly"),
      .same("l´amour", "l'amour", "fr", "an accent key"),
      .same("м\u{2019}яч", "м\u{2BC}яч", "uk", "the letter apostrophe"),
      .same("ג׳ירפה", "ג'ירפה", "he", "geresh"),
      .same("It’s him", "It's him", "en", "in a given sentence", format: .minimalPair),
      .same("oʻzbek", "o‘zbek", "uz", "the letter sign of Uzbek"),
      .same("եղբայրը` Արամը", "եղբայրը՝ Արամը", "hy", "the grave accent is the Armenian comma"),
      .different("ill", "I'll", "en", "a missing apostrophe"),
      .different("shell", "she’ll", "en", "a missing apostrophe"),
    ],
    .each { context in
      let rules = context.rules
      guard !rules.apostrophes.isEmpty || !rules.commas.isEmpty else { return apostropheMap }
      return apostropheMap.merging(ScalarMap(rules.apostrophes, to: ["'"])).merging(ScalarMap(rules.commas, to: [","]))
    })

  private static let apostropheMap = ScalarMap(
    ScalarSet("\u{2018}\u{2019}\u{201A}\u{201B}\u{2B9}\u{2BB}\u{2BC}\u{2BD}\u{2032}\u{B4}\u{60}\u{1FBD}\u{1FBF}\u{A78C}"), to: ["'"])
}
