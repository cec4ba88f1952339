extension NormalizationStep {
  /// Profile 2, typed answers: removes a pair of quotation marks around the whole answer.
  static let wrappingQuotes = NormalizationStep(
    name: "wrapping_quotes",
    reason: "An answer that was copied with its quotation marks is the same answer.",
    examples: [
      .same("« Non »", "\"Non\"", "fr", "both wrapped"),
      .same("“Yes.”", "yes", "en", "one wrapped"),
      .same("「はい」", "はい", "ja", "corner brackets"),
      .same("‘Yes’", "yes", "en", "single quotation marks"),
      .same("\"צה\"ל\"", "צה״ל", "he", "gershayim inside"),
      .different("'tis", "tis", "en", "one apostrophe is not a pair"),
      .different("\"yes\" and \"no\"", "yes\" and \"no", "en", "two quotations are not one pair"),
      .different("“Yes”", "Yes", "en", "in a given sentence", format: .minimalPair),
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
  /// Whether a quotation ends or begins inside the text. A mark between two letters is an apostrophe or the Hebrew gershayim instead.
  private static func quotesInside(_ scalars: Scalars, _ quote: Unicode.Scalar) -> Bool {
    scalars.indices.dropFirst().dropLast().contains { index in
      scalars[index] == quote && !(ScalarSet.inWords(scalars[index - 1]) && ScalarSet.inWords(scalars[index + 1]))
    }
  }
}

extension ScalarSet {
  /// Whether a scalar counts as part of a word. Punctuation of other scripts counts as letters too, which does no harm here.
  static func inWords(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: false
    }
  }

  /// The marks that earlier steps have replaced all quotation marks by.
  static let wrappers = ScalarSet("\"'")
}
