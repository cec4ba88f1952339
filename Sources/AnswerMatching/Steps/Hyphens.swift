extension NormalizationStep {
  /// Profile 2: hyphens, dashes, minus and maqaf become one hyphen. None is removed: a hyphen is part of the spelling.
  static let hyphens = NormalizationStep(
    name: "hyphens",
    reason: "Hyphens and dashes look nearly the same, and most keyboards have only one of them.",
    examples: [
      .same("e\u{2011}mail", "e-mail", "en", "non-breaking hyphen"),
      .same("בית־ספר", "בית-ספר", "he", "maqaf"),
      .same("Paris – Rome", "Paris - Rome", "fr", "dash"),
      .different("re-cover", "recover", "en", "a hyphen is part of the spelling"),
      .different("по-моему", "по моему", "ru", "a hyphen is not a space"),
    ],
    .each { _ in hyphenMap })

  private static let hyphenMap = ScalarMap(
    ScalarSet([
      0x2010...0x2015, 0x2043...0x2043, 0x2212...0x2212, 0x58A...0x58A, 0x5BE...0x5BE, 0x1806...0x1806, 0xFE58...0xFE58, 0xFE63...0xFE63,
    ]), to: ["-"])
}
