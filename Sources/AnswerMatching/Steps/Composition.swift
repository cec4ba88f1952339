extension NormalizationStep {
  /// Both profiles: Normalization Form C, so that everything after it sees one spelling of each letter.
  static let composition = NormalizationStep(
    name: "nfc",
    reason: "A letter with a mark can be stored as one code point or as two; readers cannot tell.",
    examples: [
      .same("cafe\u{301}", "café", "fr", "decomposed and composed"),
      .same("\u{1112}\u{1161}\u{11AB}", "한", "ko", "conjoining jamo"),
      .different("ㄱㅏ", "가", "ko", "compatibility jamo are unfinished input"),
      .different("pena", "peña", "es", "an accent makes another word"),
    ]
  ) { scalars, _ in scalars.compose() }

  /// Profile 2: Normalization Form C once more, since deletions bring letters and marks together.
  static let recomposition = NormalizationStep(
    name: "recompose",
    reason: "What is left after the other steps gets one spelling again.",
    examples: [
      .same("e \u{301}te", "éte", "fr", "a mark that was cut from its letter", format: .wordReorder),
      .different("ete", "éte", "fr", "a missing mark stays missing"),
    ]
  ) { scalars, _ in scalars.compose() }
}
