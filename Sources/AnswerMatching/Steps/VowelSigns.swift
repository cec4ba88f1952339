extension NormalizationStep {
  /// Profile 2: Arabic and Hebrew vowel signs, unless the item tests them.
  static let vowelSigns = NormalizationStep(
    name: "vowel_signs",
    reason: "Everyday Arabic and Hebrew leave the vowel signs out.",
    examples: [
      .same("مَدْرَسَة", "مدرسة", "ar", "tashkeel"),
      .same("هٰذا", "هذا", "ar", "superscript alef"),
      .same("בַּיִת", "בית", "he", "niqqud"),
      .different("حمام", "حمّام", "ar", "where the item tests it", policy: MatchingPolicy(marks: .strict)),
      .different("سال", "سأل", "ar", "a hamza is a letter's"),
      .different("كَتب", "كتب", "ar", "in a sentence that is shown", format: .minimalPair),
      .different("יִדיש", "ידיש", "yi", "points are spelling in Yiddish"),
    ]
  ) { scalars, context in
    guard context.overlooksVowelSigns else { return }
    scalars.removeAndCompose(context.rules.vowelSigns == .arabic ? arabicSigns : allSigns)
  }

  /// Profile 2: the stroke that stretches an Arabic word.
  static let tatweel = NormalizationStep(
    name: "tatweel",
    reason: "The stretching stroke of Arabic is decoration.",
    examples: [
      .same("مدرســة", "مدرسة", "ar", "stretched"),
      .different("مدرس", "مدرسة", "ar", "another word"),
    ]
  ) { scalars, context in
    guard !context.comparesWording else { return }
    scalars.removeAndCompose(ScalarSet("\u{640}"))
  }

  private static let arabicSigns = ScalarSet.tashkeel.union(ScalarSet("\u{670}"))

  private static let allSigns = arabicSigns.union(
    ScalarSet([
      0x591...0x5BD, 0x5BF...0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7...0x5C7,
    ]))
}
