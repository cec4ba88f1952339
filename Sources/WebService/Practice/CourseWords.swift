import PracticeTests
import StrictJSON
import WordGame
import WordListFormats

/// The words of a course whose notes are a vocabulary list, ready to become a list of the game. The game asks in a known language,
/// and shows words of the language to learn.
struct CourseWords: Sendable {
  /// The language to learn; nil if it was not recognized.
  let languageID: String?
  /// Lines with the known word, a tab and the word to learn.
  let lines: [String]

  /// The largest size of notes that are read for words, in bytes of UTF-8.
  static let maximumBytes = 256 << 10

  var json: JSON {
    ["pairs": .number(lines.count), "language_id": .string(languageID), "text": .string(lines.joined(separator: "\n"))]
  }

  /// A course without words for the game.
  static let none = CourseWords(languageID: nil, lines: [])

  private init(languageID: String?, lines: [String]) { (self.languageID, self.lines) = (languageID, lines) }

  /// Decides which side of the pairs is to be learned.
  ///
  /// - Parameters:
  ///   - vocabulary: The pairs of the notes.
  ///   - language: The primary subtag of the language of the notes.
  ///   - languages: Recognizes the languages of the words.
  init(_ vocabulary: NotesVocabulary, language: String, languages: WordLanguages) {
    let (left, right) = (vocabulary.pairs.map(\.word), vocabulary.pairs.map(\.translation))
    let (first, second) = (languages.language(of: left), languages.language(of: right))
    // NB: most learners write the word to learn on the left. The learner knows English, and the language that the notes are written in.
    let isLeftKnown = second != "en" && (first == "en" || (first == language && second != language))
    let pairs = zip(left, right).map { isLeftKnown ? (known: $0, learned: $1) : (known: $1, learned: $0) }
    // NB: the game leaves out a first line that names the columns.
    let words = pairs.first.map { WordListFormat.namesColumns($0.known) } == true ? pairs.dropFirst() : pairs[...]
    let lines = words.map { "\($0.known)\t\($0.learned)" }
    let found = isLeftKnown ? second : first
    self.init(languageID: found ?? (language == "en" || language == LanguageGuess.undetermined ? nil : language), lines: lines)
  }
}

/// Recognizes the language of single words, which have no function words around them.
struct WordLanguages {
  /// The words of each language, in lower case.
  private let words: [String: Set<String>]

  /// The least number of known words.
  private static let leastWords = 2
  /// At least one text in this many must be a known word.
  private static let share = 8

  init(_ lists: [WordList]) {
    var words: [String: Set<String>] = [:]
    for list in lists {
      for entry in list.entries {
        words["en", default: []].formUnion(Alternatives.split(entry.english).map { $0.lowercased() })
        let code = String(list.languageID.prefix { $0 != "-" })
        words[code, default: []].formUnion(entry.translations.flatMap(Alternatives.split).map { $0.lowercased() })
      }
    }
    self.words = words
  }

  /// The language with the most known words among the texts. If no language clearly has the most, the one that ``LanguageGuess`` recognizes;
  /// nil if there is none.
  func language(of texts: [String]) -> String? {
    let forms = texts.map { text in
      let text = text.lowercased()
      return Set([text, text.split(separator: " ").last.map(String.init) ?? text])
    }
    let ranked = words.map { code, known in (code: code, count: forms.count { !$0.isDisjoint(with: known) }) }
      .sorted { ($1.count, $0.code) < ($0.count, $1.code) }
    if let best = ranked.first, best.count >= Self.leastWords, Self.share * best.count >= texts.count,
      ranked.count == 1 || best.count > ranked[1].count
    {
      return best.code
    }
    return LanguageGuess.language(of: texts.joined(separator: "\n"))
  }
}
