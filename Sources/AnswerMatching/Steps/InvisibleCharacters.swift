extension NormalizationStep {
  /// Profile 2: removes invisible characters without meaning. Joiners have a step of their own.
  static let invisibleCharacters = NormalizationStep(
    name: "invisible_characters",
    reason: "Keyboards and copied text can insert invisible characters.",
    examples: [
      .same("he\u{200B}llo\u{FEFF}", "hello", "en", "zero-width space, byte order mark"),
      .same("\u{200F}שלום\u{200E}", "שלום", "he", "direction marks"),
      .same("Donau\u{AD}schiff", "Donauschiff", "de", "soft hyphen"),
      .same("葛\u{E0100}", "葛", "ja", "variation selector"),
      .different("র\u{200D}\u{9CD}যাব", "র\u{9CD}যাব", "bn", "a joiner is part of the spelling"),
    ],
    .each { _ in invisibleMap })

  // NB: U+17B4 and U+17B5 are Khmer vowels that are never displayed; Unicode discourages their use.
  private static let invisibleMap = ScalarMap(
    ScalarSet([
      0xAD...0xAD, 0x34F...0x34F, 0x61C...0x61C, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200B, 0x200E...0x200F, 0x202A...0x202E,
      0x2060...0x2064, 0x2066...0x206F, 0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0xE0001...0xE007F, 0xE0100...0xE01EF,
    ]), to: [])
}
