extension LanguageRules {
  /// The rules for a language without a row: spaces separate words, case follows the Unicode mapping, no letter has a second form, joiners
  /// may be spelling, and Arabic and Hebrew vowel signs do not count.
  static let neutral = row("", .joiners(.kept))

  /// One row for each language or group of languages with the same rules.
  static let table: [LanguageRules] = [
    // Languages without special rules.
    row("af ba ca cs da eo es et eu fi fo gl ha hu is ig it kk ky la lb lv mn mt nb nl nn no pl pt sk so sq sv tg tt uz xh yo"),
    row("en cy gd mi sw zu", .groupsDigits),
    // Latin script.
    row("az", .letterCase(.turkic), .letters(ScalarMap("ǝƎ", to: "əƏ")), .sequences(LetterSequence.list("i\u{307}=i"))),
    row("de", .capitals(.sharpS)),
    row("fil tl", .groupsDigits, .stress(.init(letters: ScalarSet("aeiouAEIOU"), marks: ScalarSet("\u{300}\u{301}\u{302}")))),
    row("fr", .letters(frenchLigatures), .spacesHighMarks),
    row("ga", .letters(irishDots), .groupsDigits),
    row("hr bs sl", .stress(southSlavicStress)),
    row("id jv su", .stress(.init(letters: ScalarSet("eE"), marks: ScalarSet("\u{301}")))),
    row("ms", .groupsDigits, .stress(.init(letters: ScalarSet("eE"), marks: ScalarSet("\u{301}")))),
    row(
      "lt", .sequences(LetterSequence.list("i\u{307}=i į\u{307}=į j\u{307}=j")),
      .stress(.init(letters: ScalarSet("aeiouylmnrjAEIOUYLMNRJ"), marks: ScalarSet("\u{300}\u{301}\u{303}")))),
    row("ro mo", .letters(romanianCedillas)),
    row("sr sh", .letters(serbianLatin), .stress(southSlavicStress)),
    row("tr", .letterCase(.turkic), .sequences(LetterSequence.list("i\u{307}=i"))),
    row("vi", .movesTones),
    // Greek, Cyrillic, Armenian, Georgian.
    row("el", .letterCase(.greek), .capitals(.tonos), .commaBetween(ScalarSet("όοΌΟὅ"), ScalarSet("τΤ"))),
    row("be bg mk uk rue", .stress(cyrillicStress)),
    row("ru", .letters(ScalarMap("ёЁ", to: "еЕ")), .stress(cyrillicStress)),
    row(
      "hy", .capitals(.armenianEw), .letters(ScalarMap(pairs: "և=եւ")), .commas(ScalarSet("`")), .apostrophes(ScalarSet("\u{55A}")),
      .innerMarks(ScalarSet([0x55B...0x55C, 0x55E...0x55E]))),
    row("ka", .letters(georgianCapitals), .terminalMarks(ScalarSet("\u{10FB}"))),
    // Arabic, Hebrew and Ethiopic script.
    row("ar", .letters(arabicWasla)),
    row("fa prs ps", .joiners(.space), .letters(persianLetters)),
    row("ur", .joiners(.space), .letters(urduLetters), .groupsDigits),
    row("he iw", .apostrophes(ScalarSet("\u{5F3}")), .groupsDigits),
    row(
      "yi", .vowelSigns(.arabic), .letters(ScalarMap(pairs: "\u{5F0}=\u{5D5}\u{5D5} \u{5F1}=\u{5D5}\u{5D9} \u{5F2}=\u{5D9}\u{5D9}")),
      .apostrophes(ScalarSet("\u{5F3}"))),
    row("am ti", .groupsDigits, .ethiopicNumerals),
    // India and Sri Lanka.
    row("hi", .sequences(devanagariLookalikes), .terminalMarks(ScalarSet("|")), .groupsDigits, .homorganicNasals),
    row(
      "mr ne", .joiners(.kept), .sequences(devanagariLookalikes + eyelashRa), .terminalMarks(ScalarSet("|")), .groupsDigits,
      .homorganicNasals),
    row("sa", .joiners(.kept), .terminalMarks(ScalarSet("|"))),
    row(
      "bn as", .joiners(.kept),
      .sequences(
        LetterSequence.list("\u{9A4}\u{9CD}\u{200D}=\u{9CE} \u{9B0}\u{200C}\u{9CD}=\u{9B0}\u{200D}\u{9CD} \u{985}\u{9BE}=\u{986}")),
      .terminalMarks(ScalarSet("|")), .groupsDigits),
    row(
      "gu", .sequences(LetterSequence.list("\u{A85}\u{ABE}=\u{A86}")), .terminalMarks(ScalarSet("|")), .groupsDigits, .homorganicNasals),
    row("pa or", .joiners(.kept), .terminalMarks(ScalarSet("|")), .groupsDigits),
    row("kn", .terminalMarks(ScalarSet("|")), .groupsDigits, .homorganicNasals),
    row("te", .sequences(teluguVowels), .terminalMarks(ScalarSet("|")), .groupsDigits, .homorganicNasals),
    row(
      "ml", .joiners(.joinerKept), .letters(ScalarMap(pairs: "\u{D4C}=\u{D57}")), .sequences(malayalamChillus + malayalamVowels),
      .terminalMarks(ScalarSet("|")), .groupsDigits),
    row("si", .sequences(sinhalaVowels), .terminalMarks(ScalarSet("\u{DF4}")), .groupsDigits),
    row("ta", .terminalMarks(ScalarSet("|")), .groupsDigits),
    // South-East Asia.
    row("th lo", .spaces(.removed), .groupsDigits),
    row("km", .spaces(.removed), .sequences(khmerLookalikes), .markOrder(khmerMarkOrder), .ordersSubscripts),
    row(
      "my", .spaces(.removed), .letters(burmeseLetters), .sequences(burmeseLookalikes), .groupsDigits, .markOrder(burmeseMarkOrder),
      .zeroLooksLikeWa),
    // East Asia.
    row("ja", .spaces(.removed), .letters(ScalarMap("ヘベペ", to: "へべぺ")), .groupsDigits, .furigana),
    row("ko", .letters(ScalarMap("\u{318D}・•‧", to: "····")), .groupsDigits),
    row("zh cmn yue", .spaces(.removed), .letters(ScalarMap("・•‧", to: "···")), .groupsDigits),
    row("bo dz", .joiners(.kept)),
  ]

  /// A row: the primary language subtags, separated by spaces, and the special rules.
  @inline(never)
  private static func row(_ codes: String, _ traits: LanguageTrait...) -> LanguageRules {
    // NB: splits scalars, not characters. Splitting characters would bring the grapheme breaking of all of Unicode into the WebAssembly
    // module.
    LanguageRules(codes: Scalars(codes).split(separator: " ").map { Array($0).text }, traits)
  }
}
