extension FactFinder {
  /// A sentence with exactly one number, which counts or measures something. The number becomes a blank.
  static let number = FactFinder(
    "number",
    examples: [
      .init(
        "The normal pressure of the air at sea level is 1013 hectopascals.",
        ["The normal pressure of the air at sea level is _____ hectopascals. [1013]"]),
      .init(
        "About 21 % of the air in the lower atmosphere is pure oxygen.",
        ["About _____ % of the air in the lower atmosphere is pure oxygen. [21]"]
      ),
      .init("Its pressure on the ground is exactly 1013 hectopascals.", []),
      .init("The pressure falls from 1013 to 900 hectopascals in a storm.", []),
      .init("The pressure of the air is explained in chapter 12 of the book.", []),
      .init("Check the formulas for the mean of X on pages 26 of the book.", []),
      .init("The pressure of the air was first measured in 1644 with a tube of glass.", []),
      .init("The model GPT 4 is better than all of the older ones.", []),
      .init(
        "The share of nitrogen in the lower atmosphere has a value of 78 percent.",
        ["The share of nitrogen in the lower atmosphere has a value of _____ percent. [78]"]),
      .init("The files of grub legacy are in one folder and grub 2 has another.", []),
      .init("A rule of the store says, for example, that a price rises by at most 10 percent.", []),
      .init(
        "Auf Meereshöhe beträgt der Normaldruck der Luft 1013 Hektopascal.", language: "de",
        ["Auf Meereshöhe beträgt der Normaldruck der Luft _____ Hektopascal. [1013]"]),
    ],
    scope: .sentence { sentence, reading, index in
      guard !reading.areExercises[index], !reading.leavesOutSubject(sentence) else { return nil }
      return NumberSentence.fact(in: sentence, reading, reading.passages[index].headings)
    })
}

private enum NumberSentence {
  private static let words = 8...30
  private static let values = 2...9_999

  static func fact(in sentence: String, _ reading: NotesReading, _ headings: [String]) -> Fact? {
    guard sentence.utf8.count <= 400, let first = sentence.first, first.isUppercase, sentence.last == "." || sentence.last == "!",
      let range = onlyNumber(in: sentence), measures(range, in: sentence, reading.language)
    else { return nil }
    guard words.contains(Words.all(sentence).count), reading.canBeShown(sentence), !LooseMeanings.hasSigns(sentence) else { return nil }
    let text = sentence[..<range.lowerBound] + Fact.blank + sentence[range.upperBound...]
    guard !GapGate.pointsBack(sentence, reading.language) else { return nil }
    return Fact(
      content: .number(sentence: String(text), value: String(sentence[range])), evidence: sentence, headings: headings)
  }

  /// The place of the number, if the sentence has exactly one: a whole number, or one with decimals.
  private static func onlyNumber(in sentence: String) -> Range<String.Index>? {
    guard let start = sentence.firstIndex(where: \.isNumber) else { return nil }
    var end = sentence[start...].firstIndex { !$0.isNumber } ?? sentence.endIndex
    if end < sentence.endIndex, ".,".contains(sentence[end]) {
      let decimals = sentence[sentence.index(after: end)...].prefix(while: \.isNumber)
      // NB: Three digits after a mark may be a group of a thousand.
      guard decimals.count < 3 else { return nil }
      if !decimals.isEmpty { end = decimals.endIndex }
    }
    let isPlain = sentence[start..<end].utf8.allSatisfy { $0 < 0x80 }
    return isPlain && !sentence[end...].contains(where: \.isNumber) ? start..<end : nil
  }

  /// Whether the number counts or measures what follows it, and is no name, year, place in a book, or figure of an example. A word that also
  /// occurs earlier in the sentence is probably a name: `grub 2`.
  private static func measures(_ range: Range<String.Index>, in sentence: String, _ language: NotesLanguage) -> Bool {
    guard sentence[..<range.lowerBound].last?.isWhitespace == true, let whole = Int(sentence[range].prefix(while: \.isNumber)),
      values.contains(whole)
    else { return false }
    let before = Words.all(String(sentence[..<range.lowerBound]))
    guard let word = before.last, !numberedWords.contains(word), !isRepeated(before, language),
      !isName(sentence[..<range.lowerBound]), !Illustrations.begin(in: sentence[..<range.lowerBound])
    else { return false }
    let after = sentence[range.upperBound...]
    // NB: anybody can guess 100 %.
    if after.hasPrefix(" %") || after.hasPrefix("%") { return whole != 100 }
    if after.hasPrefix(" °") { return true }
    guard after.first == " ", after.dropFirst().first?.isLetter == true else { return false }
    return !(1000...2100).contains(whole) || units.contains(Words.all(String(after)).first ?? "")
  }

  /// Whether the last word occurs earlier too, and says something.
  private static func isRepeated(_ words: [String], _ language: NotesLanguage) -> Bool {
    guard let word = words.last, word.count > 2, !language.vocabulary.common.contains(word) else { return false }
    return words.dropLast().contains(word)
  }

  /// Whether the word before the number is a name, so that the number belongs to it: `GPT 4`.
  private static func isName(_ text: Substring) -> Bool {
    let words = text.split(separator: " ")
    return words.count > 1 && words.last?.allSatisfy { $0.isUppercase || $0.isNumber } == true
  }

  /// Words before the number of a thing.
  private static let numberedWords = Words.set(
    """
    chapter section page figure table step week day part phase type level version unit lesson lecture exercise question number article grade
    kapitel abschnitt seite abbildung tabelle schritt woche tag teil phase typ stufe version lektion aufgabe frage nummer artikel klasse absatz
    capítulo sección página figura tabla paso semana día parte fase tipo nivel versión unidad lección ejercicio pregunta número artículo
    chapitre page étape semaine jour partie niveau exercice numéro article capitolo pagina passo settimana giorno parte livello esercizio numero
    articolo capítulo página passo dia nível exercício número artigo hoofdstuk pagina stap week dag deel niveau oefening artikel rozdział strona
    krok tydzień dzień część poziom art глава страница шаг неделя день часть уровень статья bölüm sayfa adım hafta gün kapitel sida steg vecka
    pages seiten páginas pagine bladzijde bladzijden blz strony str sidor sayfalar страницы windows python java august september
    """
  ).union(Dates.names)

  private static let units = Words.set(
    "hectopascals hectopascal hektopascal hpa kilometres kilometers kilometer km metres meters meter metros mètres metri m kg kilograms gram grams g years jahre años ans anni anos people menschen personas personnes persone"
  )
}
