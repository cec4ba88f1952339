extension NormalizationStep {
  /// Profile 2, typed answers: a pair of quotation marks around the whole answer.
  static let wrappingQuotes = NormalizationStep(
    name: "wrapping_quotes",
    reason: "An answer copied with the quotation marks around it is the same answer.",
    examples: [
      .same("« Non »", "\"Non\"", "fr", "wrapped twice"),
      .same("“Yes.”", "yes", "en", "wrapped once"),
      .same("「はい」", "はい", "ja", "corner brackets"),
      .same("‘Yes’", "yes", "en", "single quotation marks"),
      .same("\"צה\"ל\"", "צה״ל", "he", "gershayim inside"),
      .different("'tis", "tis", "en", "one apostrophe is no wrapping"),
      .different("\"yes\" and \"no\"", "yes\" and \"no", "en", "two quotations are no wrapping"),
      .different("“Yes”", "Yes", "en", "in a sentence that is shown", format: .minimalPair),
    ],
    .position(.wrapping) { scalars, context in
      guard context.judgesWholeAnswer, scalars.count > 1, let quote = scalars.first, ScalarSet.wrappers.contains(quote) else { return }
      guard scalars.last == quote, !quotesInside(scalars, quote) else { return }
      scalars.removeFirst()
      scalars.removeLast()
      scalars.trim(.space)
    })
}

extension NormalizationStep {
  /// Whether a quotation ends and another begins inside. Between two letters stands an apostrophe, or the Hebrew gershayim.
  private static func quotesInside(_ scalars: Scalars, _ quote: Unicode.Scalar) -> Bool {
    scalars.indices.dropFirst().dropLast().contains { index in
      scalars[index] == quote && !(ScalarSet.inWords(scalars[index - 1]) && ScalarSet.inWords(scalars[index + 1]))
    }
  }
}

extension ScalarSet {
  /// Whether a scalar can only be part of a word. Other scripts' punctuation is taken for letters, which is as good here.
  static func inWords(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: false
    }
  }

  /// What quotation marks have become before this step.
  static let wrappers = ScalarSet("\"'")
}
