extension NormalizationStep {
  /// Profile 2: removes zero-width joiners and non-joiners where they only change the displayed shape. In Bengali and Marathi both are part
  /// of the spelling, in Malayalam only the joiner is. In Persian and Urdu a non-joiner is a space.
  static let joiners = NormalizationStep(
    name: "joiners",
    reason: "A joiner that only changes the shape of the letters beside it is not part of the spelling.",
    examples: [
      .same("शक्\u{200D}ति", "शक्ति", "hi", "a requested half form"),
      .same("क\u{200C}ल", "कल", "hi", "a stray non-joiner"),
      .same("auf\u{200C}lage", "auflage", "de", "prevents a ligature"),
      .same("ක\u{DCA}\u{200D}ෂ", "ක\u{DCA}ෂ", "si", "phones lose the Sinhala joiner"),
      .same("അവന\u{D4D}\u{200C}", "അവന\u{D4D}", "ml", "a non-joiner at the end"),
      .different("র\u{200D}\u{9CD}যাব", "র\u{9CD}যাব", "bn", "a joiner is part of the spelling in Bengali"),
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
