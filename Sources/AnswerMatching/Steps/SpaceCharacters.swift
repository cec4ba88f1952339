extension NormalizationStep {
  /// Profile 2: every space character becomes U+0020; in Persian the zero-width non-joiner does too.
  static let spaceCharacters = NormalizationStep(
    name: "space_characters",
    reason: "A space is a space, whatever its width.",
    examples: [
      .same("10\u{A0}km", "10 km", "en", "no-break space"),
      .same("a\u{3000}b\tc\nd", "a b c d", "en", "ideographic space, tab, line break"),
      .same("ሰላም፡ነው", "ሰላም ነው", "am", "Ethiopic word space"),
      .same("می\u{200C}روم", "می روم", "fa", "Persian non-joiner"),
      .different("some time", "sometime", "en", "a space is a word boundary"),
    ]
  ) { scalars, context in
    scalars.fold(spaceCharacterSet, to: " ")
    if context.rules.joinerIsSpace { scalars.fold(nonJoiner, to: " ") }
  }

  private static let spaceCharacterSet = ScalarSet.whitespaceAndNewlines.union(ScalarSet("\u{1361}"))
  private static let nonJoiner = ScalarSet("\u{200C}")
}
