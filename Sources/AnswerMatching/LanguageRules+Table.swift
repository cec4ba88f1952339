extension LanguageRules {
  /// The rules of a language without a row: spaces separate words, case follows the Unicode mapping, no letter has a second form,
  /// Arabic and Hebrew vowel signs are overlooked.
  static let neutral = LanguageRules()

  /// One row for each language, or group of languages, that differs from ``neutral``.
  static let table: [LanguageRules] = [
    LanguageRules(codes: ["be", "uk", "bg", "mk"], stressMarks: true),
    LanguageRules(codes: ["bn", "as", "hi", "mr", "ne", "pa", "sa", "gu", "or"], terminalMarks: ScalarSet("|")),
    LanguageRules(codes: ["de"], capitals: .sharpS),
    LanguageRules(
      codes: ["el"], letterCase: .greek, capitals: .tonos, terminalMarks: ScalarSet(";"),
      commaBetween: (ScalarSet("όοΌΟὅ"), ScalarSet("τΤ"))),
    LanguageRules(codes: ["fa", "prs"], letters: persianLetters, joinerIsSpace: true),
    LanguageRules(codes: ["fr"], letters: ["œ": ["o", "e"], "Œ": ["O", "E"], "æ": ["a", "e"], "Æ": ["A", "E"]], spacesHighMarks: true),
    LanguageRules(codes: ["he", "iw"], apostrophes: ScalarSet("\u{5F3}")),
    LanguageRules(codes: ["hy"], apostrophes: ScalarSet("\u{55A}"), terminalMarks: ScalarSet(":")),
    LanguageRules(codes: ["ja"], spaces: .removed, furigana: true),
    LanguageRules(codes: ["ro", "mo"], letters: ["ş": ["ș"], "ţ": ["ț"], "Ş": ["Ș"], "Ţ": ["Ț"]]),
    LanguageRules(codes: ["ru"], optionalMarks: ["е": "\u{308}", "Е": "\u{308}"], stressMarks: true),
    LanguageRules(codes: ["tr", "az"], letterCase: .turkic, optionalMarks: ["i": "\u{307}"]),
    LanguageRules(codes: ["ur"], letters: urduLetters),
    LanguageRules(codes: ["yi"], vowelSigns: .arabic),
    LanguageRules(codes: ["zh", "cmn", "yue", "th", "lo", "km", "my"], spaces: .removed),
  ]

  /// Arabic kaf, yeh and alef maksura as Arabic keyboards type them; heh with yeh above in its two spellings.
  private static let persianLetters: [Unicode.Scalar: Scalars] = [
    "\u{643}": ["\u{6A9}"], "\u{64A}": ["\u{6CC}"], "\u{649}": ["\u{6CC}"], "\u{6C0}": ["\u{647}", "\u{654}"],
  ]

  /// Arabic kaf, yeh and heh as Arabic keyboards type them.
  private static let urduLetters: [Unicode.Scalar: Scalars] = [
    "\u{643}": ["\u{6A9}"], "\u{64A}": ["\u{6CC}"], "\u{649}": ["\u{6CC}"], "\u{647}": ["\u{6C1}"],
    "\u{6C0}": ["\u{6C1}", "\u{654}"],
  ]
}
