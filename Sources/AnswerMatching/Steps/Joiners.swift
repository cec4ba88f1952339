extension NormalizationStep {
  /// Profile 2: zero-width joiners and non-joiners where they only shape what is shown. In Bengali, Marathi, Malayalam or Sinhala they are
  /// spelling, in Persian and Urdu a non-joiner is a space.
  static let joiners = NormalizationStep(
    name: "joiners",
    reason: "Where a joiner only shapes the letters beside it, nobody can tell whether it was typed.",
    examples: [
      .same("शक्\u{200D}ति", "शक्ति", "hi", "a half form asked for"),
      .same("क\u{200C}ल", "कल", "hi", "a stray non-joiner"),
      .same("auf\u{200C}lage", "auflage", "de", "against a ligature"),
      .same("ක\u{DCA}\u{200D}ෂ", "ක\u{DCA}ෂ", "si", "phones lose the Sinhala joiner"),
      .same("അവന\u{D4D}\u{200C}", "അവന\u{D4D}", "ml", "a non-joiner at the end"),
      .different("র\u{200D}\u{9CD}যাব", "র\u{9CD}যাব", "bn", "spelling in Bengali"),
    ],
    .each { context in
      switch context.rules.joiners {
      case .kept: .nothing
      case .joinerKept: onlyNonJoiner
      case .dropped: bothJoiners
      case .space: onlyJoiner
      }
    })

  private static let bothJoiners = ScalarMap(ScalarSet("\u{200C}\u{200D}"), to: [])
  private static let onlyNonJoiner = ScalarMap(ScalarSet("\u{200C}"), to: [])
  private static let onlyJoiner = ScalarMap(ScalarSet("\u{200D}"), to: [])
}
