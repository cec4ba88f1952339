extension NormalizationStep {
  /// Profile 2: removes Arabic and Hebrew vowel signs, unless the item tests them.
  static let vowelSigns = NormalizationStep(
    name: "vowel_signs",
    reason: "Everyday Arabic and Hebrew are written without vowel signs.",
    examples: [
      .same("مَدْرَسَة", "مدرسة", "ar", "tashkeel"),
      .same("هٰذا", "هذا", "ar", "superscript alef"),
      .same("בַּיִת", "בית", "he", "niqqud"),
      .same("قُرْآنٌۖ", "قرآن", "ar", "a pause mark"),
      .different("حمام", "حمّام", "ar", "where the item tests it", policy: MatchingPolicy(marks: .strict)),
      .different("سال", "سأل", "ar", "a hamza makes another letter"),
      .different("كَتب", "كتب", "ar", "in a given sentence", format: .minimalPair),
      .different("יִדיש", "ידיש", "yi", "points are part of the spelling in Yiddish"),
    ],
    .each { context in
      guard context.overlooksVowelSigns else { return .nothing }
      return context.rules.vowelSigns == .arabic && !context.overlooksAccents ? arabicSigns : allSigns
    })

  /// Profile 2: removes the stroke that stretches an Arabic word.
  static let tatweel = NormalizationStep(
    name: "tatweel",
    reason: "The stroke that stretches an Arabic word is decoration.",
    examples: [
      .same("مدرســة", "مدرسة", "ar", "stretched"),
      .different("مدرس", "مدرسة", "ar", "another word"),
    ],
    .each { context in context.comparesWording ? .nothing : tatweelMap })

  private static let tatweelMap = ScalarMap(ScalarSet("\u{640}"), to: [])

  // NB: without U+0653 to U+0655: maddah and hamza make other letters.
  private static let arabicSigns = ScalarMap(
    ScalarSet.tashkeel.union(
      ScalarSet([0x610...0x61A, 0x656...0x65F, 0x670...0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7...0x6E8, 0x6EA...0x6ED])),
    to: [])

  private static let allSigns = arabicSigns.merging(
    ScalarMap(ScalarSet([0x591...0x5BD, 0x5BF...0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7...0x5C7]), to: []))
}
