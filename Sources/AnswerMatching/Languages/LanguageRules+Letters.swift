extension LanguageRules {
  /// Persian letters for the kaf, yeh and alef maksura of Arabic keyboards.
  static let persianLetters = ScalarMap(pairs: "\u{643}=\u{6A9} \u{64A}=\u{6CC} \u{649}=\u{6CC} \u{6C0}=\u{647}\u{654} \u{671}=\u{627}")

  /// Urdu letters for the kaf, yeh, heh and teh marbuta of Arabic keyboards.
  static let urduLetters = persianLetters.merging(ScalarMap(pairs: "\u{647}=\u{6C1} \u{629}=\u{6C3} \u{6C0}=\u{6C2}"))

  /// Alef with wasla, the sign that joins it to the word before. Only vocalised texts print the sign.
  static let arabicWasla = ScalarMap("\u{671}", to: "\u{627}")

  static let frenchLigatures = ScalarMap(pairs: "œ=oe Œ=OE æ=ae Æ=AE")

  static let romanianCedillas = ScalarMap("şţŞŢ", to: "șțȘȚ")

  /// The dot above a consonant, which older Irish script writes instead of the letter h.
  static let irishDots = ScalarMap(
    pairs: "ḃ=bh ċ=ch ḋ=dh ḟ=fh ġ=gh ṁ=mh ṗ=ph ṡ=sh ṫ=th Ḃ=Bh Ċ=Ch Ḋ=Dh Ḟ=Fh Ġ=Gh Ṁ=Mh Ṗ=Ph Ṡ=Sh Ṫ=Th")

  /// Serbian Cyrillic in Latin letters. Every word has one spelling in each alphabet; this direction is the unambiguous one.
  static let serbianLatin = ScalarMap(
    "абвгдђежзијклмнопрстћуфхцчшАБВГДЂЕЖЗИЈКЛМНОПРСТЋУФХЦЧШ", to: "abvgdđežzijklmnoprstćufhcčšABVGDĐEŽZIJKLMNOPRSTĆUFHCČŠ"
  )
  .merging(ScalarMap(pairs: "љ=lj њ=nj џ=dž Љ=Lj Њ=Nj Џ=Dž"))

  /// Modern letters for the small letters of the old church script (Nuskhuri). Its capitals have already been lower-cased to these.
  static let georgianCapitals: ScalarMap = {
    var map = ScalarMap()
    for offset in 0...0x25 as ClosedRange<UInt32> {
      guard let old = Unicode.Scalar(0x2D00 + offset), let letter = Unicode.Scalar(0x10D0 + offset) else { continue }
      map[old] = [letter]
    }
    return map
  }()

  static let cyrillicStress = Stress(letters: ScalarSet("аеёиоуыэюяєіїАЕЁИОУЫЭЮЯЄІЇъЪ"), marks: ScalarSet("\u{301}"))

  /// The four accents of the South Slavic languages, and the length mark.
  static let southSlavicStress = Stress(
    letters: ScalarSet("aeiourAEIOURаеиоурАЕИОУР"), marks: ScalarSet("\u{300}\u{301}\u{30F}\u{311}\u{304}\u{302}"))

  /// Pairs of vowel signs that look like a single one.
  static let devanagariLookalikes = LetterSequence.list(
    "\u{905}\u{93E}=\u{906} \u{906}\u{947}=\u{913} \u{906}\u{948}=\u{914} \u{90F}\u{947}=\u{910} \u{93E}\u{947}=\u{94B} "
      + "\u{93E}\u{948}=\u{94C} \u{905}\u{94B}=\u{913} \u{905}\u{94C}=\u{914} \u{905}\u{945}=\u{972} \u{906}\u{945}=\u{911} "
      + "\u{93E}\u{945}=\u{949}")

  /// The two encodings of the half ra of Marathi and Nepali.
  static let eyelashRa = LetterSequence.list("\u{930}\u{94D}\u{200D}=\u{931}\u{94D}")

  /// The old encoding of a chillu as consonant, virama and joiner; the two encodings of nta.
  static let malayalamChillus = LetterSequence.list(
    "\u{D23}\u{D4D}\u{200D}=\u{D7A} \u{D28}\u{D4D}\u{200D}=\u{D7B} \u{D30}\u{D4D}\u{200D}=\u{D7C} \u{D32}\u{D4D}\u{200D}=\u{D7D} "
      + "\u{D33}\u{D4D}\u{200D}=\u{D7E} \u{D15}\u{D4D}\u{200D}=\u{D7F} \u{D7B}\u{D4D}\u{D31}=\u{D28}\u{D4D}\u{D31} "
      + "\u{D7B}\u{D31}=\u{D28}\u{D4D}\u{D31}")

  /// Vowels typed in two parts that look like one; the half u of older books.
  static let malayalamVowels = LetterSequence.list(
    "\u{D46}\u{D46}=\u{D48} \u{D0E}\u{D46}=\u{D10} \u{D12}\u{D3E}=\u{D13} \u{D12}\u{D57}=\u{D14} \u{D07}\u{D57}=\u{D08} "
      + "\u{D09}\u{D57}=\u{D0A} \u{D41}\u{D4D}=\u{D4D}")

  /// Vowels typed in two parts that look like one.
  static let sinhalaVowels = LetterSequence.list(
    "\u{DD9}\u{DD9}=\u{DDB} \u{D85}\u{DCF}=\u{D86} \u{D85}\u{DD0}=\u{D87} \u{D85}\u{DD1}=\u{D88} \u{D8B}\u{DDF}=\u{D8C} "
      + "\u{D91}\u{DCA}=\u{D92} \u{D94}\u{DCA}=\u{D95} \u{D94}\u{DDF}=\u{D96}")

  /// Long e and o typed as the short vowel and the length mark.
  static let teluguVowels = LetterSequence.list("\u{C46}\u{C55}=\u{C47} \u{C4A}\u{C55}=\u{C4B}")

  /// Vowels typed in two halves; subscript ta and da, which have the same shape; a shifter below another vowel, which looks like u.
  static let khmerLookalikes = LetterSequence.list(
    "\u{17C1}\u{17B8}=\u{17BE} \u{17C1}\u{17B6}=\u{17C4} \u{17D2}\u{178A}=\u{17D2}\u{178F} "
      + "\u{17C9}\u{17B7}=\u{17BB}\u{17B7} \u{17C9}\u{17B8}=\u{17BB}\u{17B8} \u{17C9}\u{17B9}=\u{17BB}\u{17B9} "
      + "\u{17C9}\u{17BA}=\u{17BB}\u{17BA} \u{17CA}\u{17B7}=\u{17BB}\u{17B7} \u{17CA}\u{17B8}=\u{17BB}\u{17B8} "
      + "\u{17CA}\u{17B9}=\u{17BB}\u{17B9} \u{17CA}\u{17BA}=\u{17BB}\u{17BA} \u{17B7}\u{17BB}=\u{17BB}\u{17B7} "
      + "\u{17B8}\u{17BB}=\u{17BB}\u{17B8} \u{17B9}\u{17BB}=\u{17BB}\u{17B9} \u{17BA}\u{17BB}=\u{17BB}\u{17BA}")

  /// The letter u typed for nya; the letter o typed as sa with a medial.
  static let burmeseLookalikes = LetterSequence.list(
    "\u{1025}\u{103A}=\u{1009}\u{103A} \u{1025}\u{102C}=\u{1009}\u{102C} \u{101E}\u{103C}=\u{1029}")

  /// The letter au, decomposed into o and its signs.
  static let burmeseLetters = ScalarMap(pairs: "\u{102A}=\u{1029}\u{1031}\u{102C}\u{103A}")

  /// Register shifters, then vowels, then nikahit, then the remaining signs.
  static let khmerMarkOrder = [
    ScalarSet([0x17C9...0x17CA]), ScalarSet([0x17B6...0x17C5]), ScalarSet([0x17C6...0x17C6]), ScalarSet([0x17C7...0x17C8]),
  ]

  /// Medials in the order of their code points, then vowels and signs in the order of Unicode Technical Note 11.
  static let burmeseMarkOrder = [
    ScalarSet([0x103B...0x103B]), ScalarSet([0x103C...0x103C]), ScalarSet([0x103D...0x103D]), ScalarSet([0x103E...0x103E]),
    ScalarSet([0x1031...0x1031]), ScalarSet([0x102D...0x102E, 0x1032...0x1032]), ScalarSet([0x102F...0x1030]),
    ScalarSet([0x102B...0x102C]), ScalarSet([0x1036...0x1036]), ScalarSet([0x1037...0x1037]), ScalarSet([0x103A...0x103A]),
  ]
}
