extension NormalizationStep {
  /// Profile 2: all quotation marks become one.
  static let quotes = NormalizationStep(
    name: "quotes",
    reason: "Quotation marks differ from country to country and from keyboard to keyboard.",
    examples: [
      .same("Er sagt „ja“.", "Er sagt \"ja\".", "de", "German quotes"),
      .same("Dice «no».", "Dice \"no\".", "es", "angular quotes"),
      .same("彼は「はい」と言う", "彼は\"はい\"と言う", "ja", "corner brackets"),
      .same("צה״ל", "צה\"ל", "he", "gershayim"),
      .different("the so-called friend", "the \"so-called\" friend", "en", "quotes inside an answer count"),
    ],
    .each { _ in quoteMap })

  /// Profile 2, French: removes the spaces inside « and ».
  static let guillemetSpaces = NormalizationStep(
    name: "guillemet_spaces",
    reason: "French puts a space inside quotation marks, but keyboards do not add it.",
    examples: [
      .same("«\u{A0}non\u{A0}»", "«non»", "fr", "no-break spaces"),
      .same("Il dit « non ».", "Il dit \"non\".", "fr", "plain spaces"),
      .different("Il dit « non ».", "Il dit non.", "fr", "quotes inside an answer count"),
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
