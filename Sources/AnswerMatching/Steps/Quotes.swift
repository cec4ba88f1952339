extension NormalizationStep {
  /// Profile 2: one quotation mark for all.
  static let quotes = NormalizationStep(
    name: "quotes",
    reason: "Every country has its own quotation marks, and every keyboard its own choice of them.",
    examples: [
      .same("Er sagt „ja“.", "Er sagt \"ja\".", "de", "German quotes"),
      .same("Dice «no».", "Dice \"no\".", "es", "angular quotes"),
      .same("彼は「はい」と言う", "彼は\"はい\"と言う", "ja", "corner brackets"),
      .same("צה״ל", "צה\"ל", "he", "gershayim"),
      .different("the so-called friend", "the \"so-called\" friend", "en", "quotes inside an answer stay"),
    ],
    .each { _ in quoteMap })

  /// Profile 2, French: the spaces inside « and ».
  static let guillemetSpaces = NormalizationStep(
    name: "guillemet_spaces",
    reason: "French sets a space inside its quotation marks, and keyboards do not.",
    examples: [
      .same("«\u{A0}non\u{A0}»", "«non»", "fr", "no-break spaces"),
      .same("Il dit « non ».", "Il dit \"non\".", "fr", "plain spaces"),
      .different("Il dit « non ».", "Il dit non.", "fr", "quotes inside an answer stay"),
    ],
    .position(.guillemetSpaces) { scalars, context in
      if context.rules.spacesHighMarks { closeGuillemets(&scalars) }
    })

  private static let quoteMap = ScalarMap(
    ScalarSet("\u{201C}\u{201D}\u{201E}\u{201F}\u{2033}«»‹›「」『』〝〞〟\u{5F4}"), to: ["\""])

  private static func closeGuillemets(_ scalars: inout Scalars) {
    var result = Scalars()
    for scalar in scalars {
      if scalar == " ", result.last == "«" { continue }
      while scalar == "»", result.last == " " { result.removeLast() }
      result.append(scalar)
    }
    scalars = result
  }
}
