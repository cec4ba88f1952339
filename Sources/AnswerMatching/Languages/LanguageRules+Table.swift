extension LanguageRules {
  /// The rules of a language without a row: spaces separate words, case follows the Unicode mapping, no letter has a second form, joiners
  /// may be spelling, Arabic and Hebrew vowel signs are overlooked.
  static let neutral = LanguageRules(joiners: .kept)

  /// One row for each language, or group of languages that are written by the same rules.
  static let table: [LanguageRules] = [
    // Latin script, nothing of their own.
    LanguageRules(codes: [
      "af", "ca", "cs", "da", "eo", "es", "et", "eu", "fi", "fo", "gl", "ha", "is", "ig", "it", "la", "lb", "lv", "mt", "nb", "nl", "nn", "no",
      "pl", "pt", "sk", "so", "sq", "sv", "uz", "yo", "xh",
    ]),
    LanguageRules(codes: ["en", "cy", "gd", "mi", "sw", "zu"], groupsDigits: true),
    // Latin script.
    LanguageRules(codes: ["az"], letterCase: .turkic, letters: ScalarMap("ǝƎ", to: "əƏ"), sequences: [LetterSequence("i\u{307}", "i")]),
    LanguageRules(codes: ["de"], capitals: .sharpS),
    LanguageRules(
      codes: ["fil", "tl"], groupsDigits: true,
      stress: Stress(letters: ScalarSet("aeiouAEIOU"), marks: ScalarSet("\u{300}\u{301}\u{302}"))),
    LanguageRules(codes: ["fr"], letters: frenchLigatures, spacesHighMarks: true),
    LanguageRules(codes: ["ga"], letters: irishDots, groupsDigits: true),
    LanguageRules(codes: ["hr", "bs", "sl"], stress: southSlavicStress),
    LanguageRules(codes: ["hu"]),
    LanguageRules(codes: ["id", "jv", "su"], stress: Stress(letters: ScalarSet("eE"), marks: ScalarSet("\u{301}"))),
    LanguageRules(codes: ["ms"], groupsDigits: true, stress: Stress(letters: ScalarSet("eE"), marks: ScalarSet("\u{301}"))),
    LanguageRules(
      codes: ["lt"], sequences: [LetterSequence("i\u{307}", "i"), LetterSequence("į\u{307}", "į"), LetterSequence("j\u{307}", "j")],
      stress: Stress(letters: ScalarSet("aeiouylmnrjAEIOUYLMNRJ"), marks: ScalarSet("\u{300}\u{301}\u{303}"))),
    LanguageRules(codes: ["ro", "mo"], letters: romanianCedillas),
    LanguageRules(codes: ["sr", "sh"], letters: serbianLatin, stress: southSlavicStress),
    LanguageRules(codes: ["tr"], letterCase: .turkic, sequences: [LetterSequence("i\u{307}", "i")]),
    LanguageRules(codes: ["vi"], movesTones: true),
    // Greek, Cyrillic, Armenian, Georgian.
    LanguageRules(
      codes: ["el"], letterCase: .greek, capitals: .tonos, commaBetween: (ScalarSet("όοΌΟὅ"), ScalarSet("τΤ"))),
    LanguageRules(codes: ["be", "bg", "mk", "uk", "rue"], stress: cyrillicStress),
    LanguageRules(codes: ["ru"], letters: ScalarMap("ёЁ", to: "еЕ"), stress: cyrillicStress),
    LanguageRules(codes: ["kk", "ky", "mn", "tg", "tt", "ba"]),
    LanguageRules(
      codes: ["hy"], capitals: .armenianEw, letters: ScalarMap(["և": ["ե", "ւ"]]), apostrophes: ScalarSet("\u{55A}"),
      innerMarks: ScalarSet([0x55B...0x55C, 0x55E...0x55E])),
    LanguageRules(codes: ["ka"]),
    // Arabic, Hebrew and Ethiopic script.
    LanguageRules(codes: ["ar"], letters: arabicWasla),
    LanguageRules(codes: ["fa", "prs", "ps"], joiners: .space, letters: persianLetters),
    LanguageRules(codes: ["ur"], joiners: .space, letters: urduLetters, groupsDigits: true),
    LanguageRules(codes: ["he", "iw"], apostrophes: ScalarSet("\u{5F3}"), groupsDigits: true),
    LanguageRules(codes: ["yi"], vowelSigns: .arabic, apostrophes: ScalarSet("\u{5F3}")),
    LanguageRules(codes: ["am", "ti"], groupsDigits: true),
    // India and Sri Lanka.
    LanguageRules(
      codes: ["hi"], sequences: devanagariLookalikes, terminalMarks: ScalarSet("|"), groupsDigits: true, homorganicNasals: true),
    LanguageRules(
      codes: ["mr", "ne"], joiners: .kept, sequences: devanagariLookalikes, terminalMarks: ScalarSet("|"), groupsDigits: true,
      homorganicNasals: true),
    LanguageRules(codes: ["sa"], joiners: .kept, terminalMarks: ScalarSet("|")),
    LanguageRules(
      codes: ["bn", "as"], joiners: .kept,
      sequences: [LetterSequence("\u{9A4}\u{9CD}\u{200D}", "\u{9CE}"), LetterSequence("\u{985}\u{9BE}", "\u{986}")],
      terminalMarks: ScalarSet("|"), groupsDigits: true),
    LanguageRules(
      codes: ["gu"], sequences: [LetterSequence("\u{A85}\u{ABE}", "\u{A86}")], terminalMarks: ScalarSet("|"), groupsDigits: true,
      homorganicNasals: true),
    LanguageRules(codes: ["pa", "or"], joiners: .kept, terminalMarks: ScalarSet("|"), groupsDigits: true),
    LanguageRules(codes: ["kn", "te"], groupsDigits: true, homorganicNasals: true),
    LanguageRules(codes: ["ml"], joiners: .kept, sequences: malayalamChillus, groupsDigits: true),
    LanguageRules(codes: ["si"], joiners: .kept, sequences: [LetterSequence("\u{DD9}\u{DD9}", "\u{DDB}")], groupsDigits: true),
    LanguageRules(codes: ["ta"], groupsDigits: true),
    // South-East Asia.
    LanguageRules(codes: ["th", "lo"], spaces: .removed, groupsDigits: true),
    LanguageRules(
      codes: ["km"], spaces: .removed,
      sequences: [LetterSequence("\u{17C1}\u{17B8}", "\u{17BE}"), LetterSequence("\u{17C1}\u{17B6}", "\u{17C4}")], markOrder: khmerMarkOrder),
    LanguageRules(
      codes: ["my"], spaces: .removed, sequences: [LetterSequence("\u{1025}\u{103A}", "\u{1009}\u{103A}")], groupsDigits: true,
      markOrder: burmeseMarkOrder),
    // East Asia.
    LanguageRules(codes: ["ja"], spaces: .removed, letters: ScalarMap("ヘベペ", to: "へべぺ"), groupsDigits: true, furigana: true),
    LanguageRules(codes: ["ko"], groupsDigits: true),
    LanguageRules(codes: ["zh", "cmn", "yue"], spaces: .removed, letters: ScalarMap("・•‧", to: "···"), groupsDigits: true),
    LanguageRules(codes: ["bo", "dz"], joiners: .kept),
  ]
}
