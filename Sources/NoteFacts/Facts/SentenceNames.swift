/// Finds the names in a sentence by their capital letters: names of several words, and abbreviations.
///
/// A name of one word, such as that of a country, is mostly guessed without the notes.
enum SentenceNames {
  static let examples: [(sentence: String, language: String, names: [String])] = [
    ("In 1862 the king made Otto von Bismarck the head of his government.", "en", ["Otto von Bismarck"]),
    ("Most of the mail is sent through SMTP to the server of the reader.", "en", ["SMTP"]),
    ("The war began when German troops crossed the border of Belgium.", "en", []),
    ("Most of the mail is sent on Monday or in the first days of June.", "en", []),
    ("Le juge entend le témoin D'un côté de la salle et le procureur.", "fr", []),
    ("Il primo re fu incoronato in fretta da Papa Leone.", "it", ["Papa Leone"]),
    ("Die Nachricht geht von hier aus über SMTP an den Server des ganzen Hauses.", "de", ["SMTP"]),
    ("Es wird geregelt, dass in der Mitte der Ausbildung Prüfungen stattfinden.", "de", []),
    ("Dabei gilt für den Strom in jedem Fall das Ohmsche Gesetz.", "de", ["Ohmsche Gesetz"]),
    ("Die Kraft nimmt dann mit dem Quadrat der Entfernung wieder ab.", "de", []),
    ("New York is the largest city on the east coast of the country.", "en", []),
    ("The Rise and Fall of the Third Reich and Its Many Ends", "en", []),
  ]

  private static let joints = Words.set("de da do di del della dei von van of la le el der den zu y e")
  private static let maximumWords = 4

  /// The names. Those at the beginning of the sentence are left out, because the first word always has a capital. German nouns have capitals
  /// too, so only abbreviations and names such as “das Ohmsche Gesetz” count there.
  static func all(in sentence: String, _ language: NotesLanguage) -> [String] {
    let tokens = sentence.split(separator: " ").map(Token.init)
    guard !isTitle(sentence, language) else { return [] }
    // NB: a name that begins with the first word is left out whole. Its second word alone is no name.
    var (names, place) = ([String](), max(1, run(in: tokens, from: 0, language).count))
    while place < tokens.count {
      let run = run(in: tokens, from: place, language)
      if !run.isEmpty, isName(run, before: tokens.dropFirst(place + run.count).first, language),
        language.code != "de" || !isGermanPhrase(run)
      {
        names.append(run.map(\.word).joined(separator: " "))
      }
      place += max(run.count, 1)
    }
    return names
  }

  /// Whether at least half of the words have capitals, as in a title and in a list of names. German nouns have them in every sentence.
  static func isTitle(_ sentence: String, _ language: NotesLanguage) -> Bool {
    let words = sentence.split(separator: " ")
    return language.code != "de" && 2 * words.count(where: { $0.first(where: \.isLetter)?.isUppercase == true }) >= words.count
  }

  /// The words with capitals from a place on, with the small words between them. In German, small words stand between other nouns too:
  /// “Quadrat der Entfernung”.
  private static func run(in tokens: [Token], from place: Int, _ language: NotesLanguage) -> [Token] {
    var (run, end) = ([Token](), 0)
    for token in tokens[place...] {
      guard token.isCapital || (!run.isEmpty && language.code != "de" && joints.contains(token.word)) else { break }
      guard run.isEmpty || !token.isOpened else { break }
      run.append(token)
      if token.isCapital { end = run.count }
      if token.isClosed { break }
    }
    return Array(run.prefix(end))
  }

  /// Whether two German nouns only stand beside each other: “In der Mitte der Ausbildung Prüfungen abhalten”. A name such as “das Ohmsche
  /// Gesetz” has its ending.
  private static func isGermanPhrase(_ run: [Token]) -> Bool {
    run.count > 1 && !["sche", "schen", "scher", "sches"].contains { run[0].word.hasSuffix($0) }
  }

  private static func isName(_ run: [Token], before next: Token?, _ language: NotesLanguage) -> Bool {
    guard run.count <= maximumWords, let last = run.last, let first = run.first, !first.isOpened else { return false }
    let isAbbreviation = run.count == 1 && last.isAbbreviation
    // NB: “D'un” is no name.
    guard !run.contains(where: { $0.word.count <= 4 && $0.word.contains { "'’".contains($0) } }) else { return false }
    guard run.count > 1 || isAbbreviation, !run.contains(where: { Dates.names.contains($0.word.lowercased()) }) else { return false }
    // NB: “German” in “German troops” is no name of its own.
    guard language.code == "en", !last.isClosed, let next else { return true }
    let word = next.word.lowercased()
    return ClauseWords.edges(language).contains(word) || ClauseWords.verbs(language).contains(word)
      || language.vocabulary.common.contains(word)
  }

  /// A word of a sentence, without the punctuation around it.
  private struct Token {
    let word: String
    /// Whether punctuation stands before the word, or behind it.
    let isOpened: Bool
    let isClosed: Bool

    init(_ text: Substring) {
      let inner = text.drop { !$0.isLetter && !$0.isNumber }
      var word = inner
      while let last = word.last, !last.isLetter, !last.isNumber { word.removeLast() }
      self.word = String(word)
      isOpened = inner.count < text.count
      isClosed = word.count < inner.count
    }

    var isCapital: Bool { word.first?.isUppercase ?? false && word.dropFirst().contains(where: \.isLetter) }
    var isAbbreviation: Bool { (3...6).contains(word.count) && word.allSatisfy { $0.isUppercase } }
  }
}
