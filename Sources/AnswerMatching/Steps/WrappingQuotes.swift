extension NormalizationStep {
  /// Profile 2, typed answers: a pair of quotation marks around the whole answer.
  static let wrappingQuotes = NormalizationStep(
    name: "wrapping_quotes",
    reason: "An answer copied with the quotation marks around it is the same answer.",
    examples: [
      .same("« Non »", "\"Non\"", "fr", "wrapped twice"),
      .same("“Yes.”", "yes", "en", "wrapped once"),
      .same("「はい」", "はい", "ja", "corner brackets"),
      .different("\"yes\" and \"no\"", "yes\" and \"no", "en", "two quotations are no wrapping"),
      .different("“Yes”", "Yes", "en", "in a sentence that is shown", format: .minimalPair),
    ],
    .position(.wrapping) { scalars, context in
      guard context.judgesWholeAnswer, scalars.count > 1, scalars.first == "\"", scalars.last == "\"" else { return }
      guard scalars.count(where: { $0 == "\"" }) == 2 else { return }
      scalars.removeFirst()
      scalars.removeLast()
      scalars.trim(.space)
    })
}
