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
      .different("'tis", "tis", "en", "one apostrophe is no wrapping"),
      .different("\"yes\" and \"no\"", "yes\" and \"no", "en", "two quotations are no wrapping"),
      .different("“Yes”", "Yes", "en", "in a sentence that is shown", format: .minimalPair),
    ],
    .position(.wrapping) { scalars, context in
      guard context.judgesWholeAnswer, scalars.count > 1, let quote = scalars.first, ScalarSet.wrappers.contains(quote) else { return }
      guard scalars.last == quote, scalars.count(where: { $0 == quote }) == 2 else { return }
      scalars.removeFirst()
      scalars.removeLast()
      scalars.trim(.space)
    })
}

extension ScalarSet {
  /// What quotation marks have become before this step.
  static let wrappers = ScalarSet("\"'")
}
