import NoteFacts

extension ItemWritingRule {
  static let metaOption = ItemWritingRule(
    "all_or_none", .hard, for: [.choice],
    reason:
      "“All of the above” is right as soon as two options are; “none” tests nothing (Haladyna, Downing and Rodriguez 2002, guidelines 25 and 26).",
    advice: "Replace every option that speaks of other options by one that answers the question.",
    passing: [
      .draft("options that are answers"), .draft("“all” as a word of the answer", key: "All of the cell's water"),
      .draft("“small” is not “all”", key: "A small vacuole"),
    ],
    failing: [
      .draft("all of the above", key: "All of the above"), .draft("none of these", key: "None of these."),
      .draft("combined labels", key: "Both A and B"), .draft("in Spanish", key: "Todas las anteriores", language: "es"),
      .draft("in German", key: "Keine der genannten", language: "de"),
      .draft("in French", key: "Toutes les réponses ci-dessus", language: "fr"),
      .draft("in Japanese", key: "上記のすべて", language: "ja"), .draft("in Arabic", key: "جميع ما سبق", language: "ar"),
      .draft("in Thai", key: "ถูกทุกข้อ", language: "th"), .draft("all are correct", key: "All are correct"),
    ]
  ) { draft, context in
    zip(draft.options, draft.optionWords).first { _, words in
      draft.vocabulary.metaOptions.contains(words) || metaOptions.contains(words.joined())
    }?.0
  }

  /// Whole options that refer to other options, in many languages, without spaces. They are compared in every language, because none of
  /// them is a plausible answer in another language.
  private static let metaOptions = Set(
    """
    all of the above are correct;all are correct;all answers are correct;all of these are correct;none are correct;none is correct;
    none of the above is correct;all of the options;none of the options;all the options above;
    alle genannten;alle oben genannten;alle antworten sind richtig;alle der oben genannten;keine der genannten;keine der oben genannten;
    keine der antworten;keine davon;alles oben genannte;toutes les réponses ci-dessus;toutes ces réponses;aucune de ces réponses;
    aucune des réponses ci-dessus;tutte le precedenti;nessuna delle precedenti;tutte le risposte precedenti;todas as anteriores;
    nenhuma das anteriores;todas as alternativas anteriores;nenhuma das alternativas anteriores;alle bovenstaande;geen van bovenstaande;
    все вышеперечисленное;все перечисленное;ничего из вышеперечисленного;ничего из перечисленного;wszystkie powyższe;żadne z powyższych;
    yukarıdakilerin hepsi;hepsi;hiçbiri;上記のすべて;上記すべて;すべて正しい;上記のいずれでもない;どれも正しくない;以上都是;以上皆是;以上都不是;以上皆非;
    위의 모두;모두 정답;위의 어느 것도 아님;كل ما سبق;جميع ما سبق;كل ما ذكر;لا شيء مما سبق;ليس أيا مما سبق;ถูกทุกข้อ;ไม่มีข้อใดถูก;ถูกทั้งหมด;
    ข้างต้นทั้งหมด;उपरोक्त सभी;इनमें से कोई नहीं;tất cả đều đúng;tất cả các đáp án trên;semua benar;semua jawaban benar
    """.split { $0 == ";" || $0.isNewline }.map { Words.all(String($0)).joined() }.filter { !$0.isEmpty })
}
