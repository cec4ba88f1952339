extension NormalizationStep {
  /// Both profiles: Normalization Form C, so that all later steps see one spelling of each letter.
  static let composition = NormalizationStep(
    name: "nfc",
    reason: "A letter with a mark can be stored as one code point or as two. Readers see no difference.",
    examples: [
      .same("cafe\u{301}", "café", "fr", "decomposed and composed"),
      .same("\u{1112}\u{1161}\u{11AB}", "한", "ko", "conjoining jamo"),
      .different("ㄱㅏ", "가", "ko", "compatibility jamo are unfinished input"),
      .different("pena", "peña", "es", "an accent makes another word"),
    ],
    .position(.composition) { scalars, _ in scalars.compose() })
}
