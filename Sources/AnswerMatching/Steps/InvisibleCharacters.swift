extension NormalizationStep {
  /// Profile 2: characters that cannot be seen and mean nothing. Joiners mean something in many scripts and stay.
  static let invisibleCharacters = NormalizationStep(
    name: "invisible_characters",
    reason: "Keyboards and copying leave characters that nobody can see.",
    examples: [
      .same("he\u{200B}llo\u{FEFF}", "hello", "en", "zero-width space, byte order mark"),
      .same("\u{200F}שלום\u{200E}", "שלום", "he", "direction marks"),
      .same("Donau\u{AD}schiff", "Donauschiff", "de", "soft hyphen"),
      .same("葛\u{E0100}", "葛", "ja", "variation selector"),
      .different("ක\u{DCA}\u{200D}ෂ", "ක\u{DCA}ෂ", "si", "a joiner is spelling"),
    ]
  ) { scalars, _ in
    guard scalars.contains(where: invisible.contains) else { return }
    scalars.remove(invisible)
    scalars.compose()
  }

  private static let invisible = ScalarSet([
    0xAD...0xAD, 0x61C...0x61C, 0x200B...0x200B, 0x200E...0x200F, 0x202A...0x202E, 0x2060...0x2060, 0x2066...0x2069, 0xFE00...0xFE0F,
    0xFEFF...0xFEFF, 0xE0100...0xE01EF,
  ])
}
