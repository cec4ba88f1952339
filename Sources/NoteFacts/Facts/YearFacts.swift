extension FactFinder {
  /// A sentence, or an entry of a list of events, with exactly one year. The year becomes a blank.
  static let year = FactFinder(
    "year",
    examples: [
      .init(
        "The Treaty of Versailles was signed in the Hall of Mirrors in 1919.",
        ["The Treaty of Versailles was signed in the Hall of Mirrors in _____. [1919]"]),
      .init(
        "De Vrede van Münster werd in 1648 op het stadhuis van Münster getekend.", language: "nl",
        ["De Vrede van Münster werd in _____ op het stadhuis van Münster getekend. [1648]"]),
      .init("The war lasted from 1914 to 1918 and changed the whole of Europe.", []),
      .init(
        "Miguel de Cervantes publicó la primera parte del Quijote en Madrid en 1605.", language: "es",
        ["Miguel de Cervantes publicó la primera parte del Quijote en Madrid en _____. [1605]"]),
      .init("## Exercises\nThe Treaty of Versailles was signed in the Hall of Mirrors in 1919.", []),
      .init("- 1919：凡尔赛条约在巴黎签订", language: "zh", ["凡尔赛条约在巴黎签订 [1919]"]),
      .init("Nasce a Catania nella bella isola della Sicilia nel 1840.", language: "it", []),
      .init("The party was founded in 1919 by a group of eight men.", []),
      .init("It was signed in the Hall of Mirrors at Versailles in 1919.", []),
      .init("The model has 1024 units and learns quickly on Large Data.", []),
      .init(
        "Die Weimarer Verfassung trat nach langer Beratung im August 1919 in Kraft.", language: "de",
        ["Die Weimarer Verfassung trat nach langer Beratung im August _____ in Kraft. [1919]"]),
      .init("- **1919**: the Treaty of Versailles is signed", ["the Treaty of Versailles is signed [1919]"]),
      .init("- 1914–1918: the First World War", []), .init("- 1919: no name", []),
      .init("- 1500 – Apollo: a price in dollars", []),
    ],
    scope: .sentence { sentence, reading, index in
      if reading.areExercises[index] { return nil }
      return reading.leavesOutSubject(sentence)
        ? nil
        : YearSentence.fact(in: sentence, reading, reading.passages[index].headings)
          ?? YearEntry.fact(sentence, of: reading.passages[index], reading)
    })
}

/// An entry of a list of events: the year, a colon or a dash, and what happened.
private enum YearEntry {
  private static let words = 3...25

  static func fact(_ text: String, of passage: NotesDocument.Passage, _ reading: NotesReading) -> Fact? {
    let digits = text.prefix { $0.isNumber }
    guard passage.text.hasPrefix(text), digits.utf8.count == 4, let year = Int(digits), Dates.years.contains(year) else {
      return nil
    }
    let rest = text[digits.endIndex...]
    guard let separator = [": ", " : ", "：", " – ", " — ", " - "].first(where: rest.hasPrefix) else { return nil }
    let event = rest.dropFirst(separator.count)
    guard hasLength(event), !event.contains(where: \.isNumber), !event.contains(":"), hasNames(event), reading.canBeShown(String(event))
    else { return nil }
    return Fact(
      content: .year(sentence: String(event), year: String(digits)), evidence: text, headings: passage.headings)
  }

  private static func hasLength(_ event: Substring) -> Bool {
    UnspacedScript.occurs(in: String(event)) ? characters.contains(event.count) : words.contains(Words.all(String(event)).count)
  }

  private static let characters = 6...60

  /// Whether an event names somebody or something. In scripts without capital letters, nothing tells.
  private static func hasNames(_ event: Substring) -> Bool {
    !event.contains(where: \.isCased) || event.split(separator: " ").count { $0.first?.isUppercase == true } >= minimumNames
  }

  private static let minimumNames = 2
}

private enum YearSentence {
  private static let words = 8...30

  static func fact(in sentence: String, _ reading: NotesReading, _ headings: [String]) -> Fact? {
    guard sentence.utf8.count <= 400, sentence.first.map({ $0.isUppercase || UnspacedScript.occurs(in: String($0)) }) ?? false,
      let year = onlyYear(in: sentence)
    else { return nil }
    guard words.contains(Words.all(sentence).count), reading.canBeShown(sentence), namesItsSubject(sentence, reading.language),
      sentence.last.map({ ".!。".contains($0) }) ?? false, isDated(sentence, year.range, reading.language)
    else { return nil }
    let text = sentence[..<year.range.lowerBound] + Fact.blank + sentence[year.range.upperBound...]
    guard !GapGate.pointsBack(sentence, reading.language) else { return nil }
    return Fact(content: .year(sentence: String(text), year: year.text), evidence: sentence, headings: headings)
  }

  /// The year if the sentence has exactly one, and no other number of four digits.
  private static func onlyYear(in sentence: String) -> (text: String, range: Range<String.Index>)? {
    var found: [Range<String.Index>] = []
    var index = sentence.startIndex
    while let start = sentence[index...].firstIndex(where: \.isNumber) {
      let end = sentence[start...].firstIndex { !$0.isNumber } ?? sentence.endIndex
      if sentence.distance(from: start, to: end) == 4 { found.append(start..<end) }
      index = end
    }
    guard found.count == 1, let range = found.first, let value = Int(sentence[range]), Dates.years.contains(value),
      isAlone(range, in: sentence)
    else { return nil }
    return (String(sentence[range]), range)
  }

  /// Whether the digits are neither a part of a longer word nor in brackets, quotations or a citation.
  private static func isAlone(_ range: Range<String.Index>, in sentence: String) -> Bool {
    guard range.lowerBound > sentence.startIndex else { return false }
    let (before, after) = (sentence[sentence.index(before: range.lowerBound)], sentence[range.upperBound...].first)
    return before.isWhitespace && (after.map { $0.isWhitespace || ".,;。，".contains($0) } ?? true)
  }

  /// Whether the words before the year make it a date: a preposition or a month.
  private static func isDated(_ sentence: String, _ range: Range<String.Index>, _ language: NotesLanguage) -> Bool {
    guard let word = Words.all(String(sentence[..<range.lowerBound])).last else { return false }
    return Dates.names.contains(word) || prepositions.contains(word) || ClauseWords.edges(language).contains(word)
  }

  private static let prepositions = Words.set(
    "in since by until from after before year around im jahr jahre seit bis ab um nach en el año de desde hasta depuis dès l'an nel dal del em no ano in sinds w roku od do в году с до yılında sedan år عام سنة"
  )

  /// Whether the sentence is clear without its context. After a definite article, a name must follow.
  private static func namesItsSubject(_ sentence: String, _ language: NotesLanguage) -> Bool {
    let words = sentence.split(separator: " ").dropFirst()
    if language.code == "de" { return words.count { $0.first?.isUppercase == true } >= 2 }
    return words.contains { $0.first?.isUppercase == true && !Dates.names.contains($0.lowercased()) }
  }
}
