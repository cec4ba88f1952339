extension NormalizationStep {
  /// Profile 2: every space character becomes U+0020. In Persian and Urdu the zero-width non-joiner does too.
  static let spaceCharacters = NormalizationStep(
    name: "space_characters",
    reason: "The width of a space does not matter.",
    examples: [
      .same("10\u{A0}km", "10 km", "en", "no-break space"),
      .same("a\u{3000}b\tc\nd", "a b c d", "en", "ideographic space, tab, line break"),
      .same("ሰላም፡ነው", "ሰላም ነው", "am", "Ethiopic word space"),
      .same("می\u{200C}روم", "می روم", "fa", "Persian non-joiner"),
      .same("بے\u{200C}شک", "بے شک", "ur", "Urdu non-joiner"),
      .different("می\u{200C}روم", "میروم", "fa", "a missing non-joiner counts"),
      .different("some time", "sometime", "en", "a space is a word boundary"),
    ],
    .each { context in
      context.rules.joiners == .space ? spaceMap.merging(ScalarMap("\u{200C}", to: " ")) : spaceMap
    })

  private static let spaceMap = ScalarMap(ScalarSet.whitespaceAndNewlines.union(ScalarSet("\u{1361}")), to: [" "])
}
