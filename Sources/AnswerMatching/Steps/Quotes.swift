extension NormalizationStep {
  /// Profile 2: one quotation mark for all, French inner spaces included.
  static let quotes = NormalizationStep(
    name: "quotes",
    reason: "Every country has its own quotation marks, and every keyboard its own choice of them.",
    examples: [
      .same("Er sagt „ja“.", "Er sagt \"ja\".", "de", "German quotes"),
      .same("Il dit «\u{A0}non\u{A0}».", "Il dit \"non\".", "fr", "French quotes and their spaces"),
      .same("彼は「はい」と言う", "彼は\"はい\"と言う", "ja", "corner brackets"),
      .same("צה״ל", "צה\"ל", "he", "gershayim"),
      .different("the so-called friend", "the \"so-called\" friend", "en", "quotes inside an answer stay"),
    ]
  ) { scalars, context in
    if context.rules.spacesHighMarks { closeGuillemets(&scalars) }
    scalars.fold(quoteSet, to: "\"")
  }

  private static let quoteSet = ScalarSet("\u{201C}\u{201D}\u{201E}\u{201F}«»‹›「」『』〝〞〟\u{5F4}")

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
