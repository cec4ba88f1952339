extension NormalizationStep {
  /// Profile 2: the second form of a letter that a language writes in two ways.
  static let letterForms = NormalizationStep(
    name: "letter_forms",
    reason: "Some languages have two code points, or two spellings, for one letter.",
    examples: [
      .same("كار", "کار", "fa", "Arabic kaf in Persian"),
      .same("علي", "علی", "fa", "Arabic yeh in Persian"),
      .same("ہے", "هے", "ur", "heh in Urdu"),
      .same("ştiu", "știu", "ro", "cedilla for comma"),
      .same("soeur", "sœur", "fr", "œ in two letters"),
      .same("елка", "ёлка", "ru", "yo without its dots"),
      .same("књига", "knjiga", "sr", "the two alphabets of Serbian"),
      .same("ḃí", "bhí", "ga", "the dot of the older Irish hand"),
      .same("ヘや", "へや", "ja", "one shape in both kana"),
      .same("玛丽・居里", "玛丽·居里", "zh", "the dot in a name"),
      .different("إلي", "إلى", "ar", "two letters in Arabic"),
      .different("все\u{308}", "все", "uk", "yo is foreign to Ukrainian"),
      .different("drucken", "drücken", "de", "an umlaut is a letter's"),
      .different("ş", "s", "ro", "a cedilla is not nothing"),
    ],
    .each { context in context.comparesWording ? .nothing : context.rules.letters })
}
