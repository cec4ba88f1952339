/// Decides whether a list has a name that says something, and whether an item of it can be shown without the others.
package enum ListGate {
  static let names: [TextExample] = [
    .init("Heap memory", passes: true), .init("Advantages of compilers", passes: false), .init("Symptoms and diagnosis", passes: false),
    .init("Vor- und Nachteile", language: "de", passes: false),
    .init("Summary", passes: false), .init("Key takeaways", passes: false), .init("Further reading", passes: false),
    .init("What is a compiler?", passes: false), .init("Monday", passes: false), .init("f(x) = y", passes: false),
    .init("We compare the ways in which a program can use memory", passes: false), .init("まとめ", language: "ja", passes: false),
  ]

  static let items: [TextExample] = [
    .init("The size is fixed when the program is compiled", passes: true), .init("easier and quicker to debug", passes: true),
    .init("割り当てされるサイズは固定である", language: "ja", passes: true),
    .init("It is also faster than the other one", passes: false), .init("see above", passes: false),
    .init("Why is it so fast?", passes: false), .init("允许它作为未来扩展方向存在", language: "zh", passes: false),
    .init("与其它细胞器不同的双层膜结构", language: "zh", passes: true),
    .init("Examples: lead, tin and copper", passes: false), .init("There are three ways to do it:", passes: false),
    .init("income from capital 得到的收入", passes: false),
    .init("We talked about this in the second week", passes: false), .init("x -> y leads to a change of y", passes: false),
  ]

  private static let maximumNameWords = 7
  private static let itemWords = 4...22
  // In scripts without spaces, the length is counted in characters.
  private static let itemCharacters = 8...60

  /// The name in a heading, without its number and without a colon; `nil` if it does not tell its section from others.
  package static func name(of heading: String, _ language: NotesLanguage) -> String? {
    let name = ItemList.cleanName(heading)
    return acceptsName(name, NotesReading(passages: [], language: language)) ? name : nil
  }

  /// Whether a name tells its list from other lists.
  static func acceptsName(_ name: String, _ reading: NotesReading) -> Bool {
    let words = Words.all(name)
    guard name.first?.isLetter == true, !ForeignScript.isIn(name, reading.language), name.utf8.count <= 120,
      (1...maximumNameWords).contains(words.count), !Unreadable.isIn(name),
      !name.contains(where: { "?？!！=;；…".contains($0) }), !words.contains(where: emptyNames.contains), !namesProperties(name, words)
    else { return false }
    if UnspacedScript.occurs(in: name) { return name.count <= 24 && !emptyUnspacedNames.contains { name.firstPlace(of: $0) != nil } }
    return !words.allSatisfy { Dates.names.contains($0) || $0.allSatisfy(\.isNumber) || ClauseWords.edges(reading.language).contains($0) }
      && !LooseMeanings.speaks(words, reading.language)
  }

  /// Whether a name says which properties its items are: “Symptoms”. The items of such lists differ in kind from those of other lists, so that
  /// nobody needs the notes to tell them apart.
  private static func namesProperties(_ name: String, _ words: [String]) -> Bool {
    [words.first, words.last].contains { $0.map(Labels.all.contains) ?? true } || Labels.isLabelOfUnspaced(name)
      || PropertyLists.isNamedSo(name)
  }

  /// Whether an item is clear without the items around it.
  static func acceptsItem(_ text: String, _ reading: NotesReading) -> Bool {
    guard text.utf8.count <= 300, hasItemLength(text), let first = text.first,
      first.isLetter || first.isNumber || "“„«「\"(".contains(first),
      let last = text.last, !":：,，;；…-–".contains(last), !text.contains("…"), !text.contains("..."), reading.canBeShown(text)
    else { return false }
    return !opensWithLabel(text) && !ForeignScript.isIn(text, reading.language)
      && !(UnspacedScript.occurs(in: text) && ClauseWords.pointsElsewhere(text))
  }

  private static func hasItemLength(_ text: String) -> Bool {
    UnspacedScript.occurs(in: text) ? itemCharacters.contains(text.count) : itemWords.contains(Words.all(text).count)
  }

  /// Whether an item begins with a label and a colon: `Example: …`.
  private static func opensWithLabel(_ text: String) -> Bool {
    guard let colon = text.prefix(40).firstIndex(where: { ":：".contains($0) }) else { return false }
    let opening = String(text[..<colon])
    return Labels.isLabel(Words.all(opening)) || Labels.isLabelOfUnspaced(opening)
  }

  /// Words of names that say nothing about the items below them.
  private static let emptyNames = Words.set(
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
  private static let emptyUnspacedNames = [
    "总结", "小结", "问题", "练习", "作业", "例", "备注", "链接", "参考", "资料", "简介", "概述", "目录", "まとめ", "メモ", "感想", "疑問", "リンク", "参考", "例", "やったこと",
    "ふりかえり", "สรุป", "ตัวอย่าง",
    "คำถาม", "หมายเหตุ",
  ]
}
