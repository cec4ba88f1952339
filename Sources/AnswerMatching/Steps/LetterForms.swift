extension NormalizationStep {
  /// Profile 2: the second form of a letter becomes the first, in languages that write a letter in two ways.
  static let letterForms = NormalizationStep(
    name: "letter_forms",
    reason: "Some languages have two code points, or two spellings, for one letter.",
    examples: [
      .same("كار", "کار", "fa", "Arabic kaf in Persian"),
      .same("علي", "علی", "fa", "Arabic yeh in Persian"),
      .same("ہے", "هے", "ur", "heh in Urdu"),
      .same("ştiu", "știu", "ro", "cedilla for comma"),
      .same("soeur", "sœur", "fr", "œ in two letters"),
      .same("елка", "ёлка", "ru", "yo without dots"),
      .same("књига", "knjiga", "sr", "the two alphabets of Serbian"),
      .same("ḃí", "bhí", "ga", "the dot of older Irish script"),
      .same("ヘや", "へや", "ja", "the same shape in both kana"),
      .same("玛丽・居里", "玛丽·居里", "zh", "the dot in a name"),
      .different("إلي", "إلى", "ar", "two letters in Arabic"),
      .different("все\u{308}", "все", "uk", "Ukrainian has no yo"),
      .different("drucken", "drücken", "de", "an umlaut makes another letter"),
      .different("ş", "s", "ro", "a cedilla counts"),
    ],
    .each { context in context.comparesWording ? .nothing : context.rules.letters })
}
