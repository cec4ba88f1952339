import NoteFacts

/// Finds a term inside the words of a stem, where it gives the answer away: “grodzenia” in “pola odgrodzone”, “dorf” in “berdorf”.
enum HiddenTerm {
  static let examples: [(term: String, stem: String, language: String, isShown: Bool)] = [
    ("grodzenia", "zwarte pola odgrodzone często murami", "pl", true),
    ("dorf", "Which value does the table give for dorp under berdorf?", "en", true),
    ("Conócete", "Conoce tus vicios y virtudes", "es", true),
    ("Postimpresjonizm", "poszukiwanie nowych form w impresjoniźmie", "pl", true),
    ("classification", "the specification of all organisms", "en", false),
    ("osmosis", "the movement of water through a membrane", "en", false),
    ("rat", "a number that separates", "en", false),
    ("isoglosses", "lines called _____ (is…) divide dialects", "en", false),
    ("dell'acqua", "il movimento delle molecole", "it", false),
  ]

  /// A term is shown if the first five letters of one of its words occur in a word of the stem, or any eight letters before its ending. A word
  /// of four letters must be the end of a longer one.
  private static let (opening, shortest, run, ending) = (5, 4, 8, 2)

  /// Whether a word of the stem contains a word of the term, or its beginning. Accents do not count.
  static func isShown(_ term: String, in stem: String, _ language: NotesLanguage) -> Bool {
    let words = unaccented(Words.all(stem))
    return unaccented(Words.content(Words.all(term), language.vocabulary)).contains { part in
      switch part.count {
      case ..<shortest: return false
      case shortest: return words.contains { $0.count > shortest && $0.hasSuffix(part) }
      default:
        let runs = runs(of: part)
        return words.contains { word in runs.contains { word.firstPlace(of: $0) != nil } }
      }
    }
  }

  /// The parts of a word that show it: its first letters, and each run of so many letters before its ending. Many words have the same ending.
  private static func runs(of part: String) -> [String] {
    let letters = Array(part.dropLast(ending))
    return [String(part.prefix(opening))] + letters.indices.dropLast(run - 1).map { String(letters[$0...].prefix(run)) }
  }

  private static func unaccented(_ words: [String]) -> [String] {
    words.filter { !UnspacedScript.occurs(in: $0) }.map(Accents.removed)
  }
}
