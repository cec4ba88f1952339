/// Decides whether a heading says what the text below it is about.
package enum HeadingGate {
  static let headings: [TextExample] = [
    .init("Heap memory", passes: true), .init("Advantages of compilers", passes: false), .init("Symptoms and diagnosis", passes: false),
    .init("Vor- und Nachteile", language: "de", passes: false),
    .init("Summary", passes: false), .init("Key takeaways", passes: false), .init("Further reading", passes: false),
    .init("What is a compiler?", passes: false), .init("Monday", passes: false), .init("f(x) = y", passes: false),
    .init("We compare the ways in which a program can use memory", passes: false), .init("まとめ", language: "ja", passes: false),
  ]

  private static let maximumWords = 7

  /// A heading as a name, without its number and without a colon; `nil` if it does not tell its section from others.
  package static func name(of heading: String, _ language: NotesLanguage) -> String? {
    let name = cleaned(heading)
    return accepts(name, language) ? name : nil
  }

  /// A heading without its number and without the punctuation at its end.
  static func cleaned(_ heading: String) -> String {
    var name = Numbering.removed(from: heading).trimmingSpaces
    while let last = name.last, ":：.。".contains(last) || last.isWhitespace { name.removeLast() }
    return String(name)
  }

  /// Whether a name tells its section from other sections.
  static func accepts(_ name: String, _ language: NotesLanguage) -> Bool {
    let words = Words.all(name)
    guard name.first?.isLetter == true, !ForeignScript.isIn(name, language), name.utf8.count <= 120,
      (1...maximumWords).contains(words.count), !Unreadable.isIn(name),
      !name.contains(where: { "?？!！=;；…".contains($0) }), !words.contains(where: emptyWords.contains), !namesProperties(name, words)
    else { return false }
    if UnspacedScript.occurs(in: name) { return name.count <= 24 && !emptyUnspacedWords.contains { name.firstPlace(of: $0) != nil } }
    return !words.allSatisfy { Dates.names.contains($0) || $0.allSatisfy(\.isNumber) || ClauseWords.edges(language).contains($0) }
      && !LooseMeanings.speaks(words, language)
  }

  /// Whether a name says which properties stand below it, and not of what: “Symptoms”.
  private static func namesProperties(_ name: String, _ words: [String]) -> Bool {
    [words.first, words.last].contains { $0.map(Labels.all.contains) ?? true } || Labels.isLabelOfUnspaced(name)
      || PropertyLists.isNamedSo(name)
  }

  /// Words of headings that say nothing about the text below them.
  private static let emptyWords = Words.set(
    """
    summary recap conclusion conclusions highlights takeaway takeaways question questions exercise exercises homework task tasks tip tips example
    examples note notes misc miscellaneous link links reference references resource resources source sources todo overview introduction reading
    agenda today tomorrow plan plans update updates accomplished learned outline contents content log journal changelog installation setup
    zusammenfassung fazit fragen frage aufgaben aufgabe beispiel beispiele hinweise notizen links quellen literatur überblick einleitung inhalt
    resumen conclusión conclusiones preguntas ejercicios tareas ejemplo ejemplos notas enlaces referencias fuentes introducción índice
    résumé conclusion questions exercices exemple exemples notes liens références sources introduction sommaire
    riassunto conclusioni domande esercizi compiti esempio esempi note link riferimenti fonti introduzione indice
    resumo conclusão perguntas exercícios tarefas exemplo exemplos notas ligações referências fontes introdução índice
    samenvatting conclusie vragen oefeningen taken voorbeeld voorbeelden notities bronnen inleiding inhoud
    podsumowanie wnioski pytania ćwiczenia zadania przykład przykłady notatki źródła wstęp
    итоги вывод выводы вопросы упражнения задачи пример примеры заметки ссылки источники введение содержание
    özet sonuç sorular ödev örnek örnekler notlar kaynaklar giriş sammanfattning frågor uppgifter exempel anteckningar länkar källor
    ملخص خلاصة أسئلة تمارين مثال أمثلة ملاحظات روابط مراجع مصادر مقدمة
    요약 결론 질문 연습 예시 예 메모 링크 참고 출처 소개
    """)
  private static let emptyUnspacedWords = [
    "总结", "小结", "问题", "练习", "作业", "例", "备注", "链接", "参考", "资料", "简介", "概述", "目录", "まとめ", "メモ", "感想", "疑問", "リンク", "参考", "例", "やったこと",
    "ふりかえり", "สรุป", "ตัวอย่าง",
    "คำถาม", "หมายเหตุ",
  ]
}
