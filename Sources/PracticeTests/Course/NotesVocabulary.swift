public import NoteFacts

/// The words of notes that are a vocabulary list: lines `word – translation`, tables with two columns, or CSV.
public struct NotesVocabulary: Sendable, Hashable {
  /// A word and its translation.
  public struct Pair: Sendable, Hashable {
    /// The text on the left.
    public let word: String
    /// The text on the right.
    public let translation: String
  }

  /// The pairs, each once: for each text of the notes first its lines, and then the rows of its tables.
  public let pairs: [Pair]

  /// The least number of pairs of a vocabulary list.
  static let leastPairs = 6
  /// The largest number of words on one side of a pair.
  private static let maximumWords = 4
  /// The largest number of characters on one side of a pair.
  private static let maximumCharacters = 64

  /// Collects the pairs of notes.
  ///
  /// - Parameters:
  ///   - notes: The notes of a course.
  ///   - language: The primary subtag of the language of the notes.
  /// - Returns: `nil` unless at least half of the notes are pairs.
  public init?(_ notes: [NotesDocument], language: String) {
    var pairs: [Pair] = []
    var count = 0
    for document in notes {
      pairs += Self.lines(of: document, language: language) + Self.rows(of: document)
      count += document.passages.count
    }
    var seen: Set<Pair> = []
    pairs = pairs.filter { seen.insert($0).inserted }
    guard pairs.count >= Self.leastPairs, 2 * pairs.count >= count else { return nil }
    self.pairs = pairs
  }

  private static func lines(of document: NotesDocument, language: String) -> [Pair] {
    document.facts(language: language).compactMap { fact in
      guard case .pair(let word, let translation) = fact.content else { return nil }
      return Pair(word: word, translation: translation)
    }
  }

  /// The rows of tables with two columns of short entries.
  private static func rows(of document: NotesDocument) -> [Pair] {
    document.passages.compactMap { passage in
      guard case .row(let cells, _) = passage.kind, cells.count == 2, isSide(cells[0]), isSide(cells[1]) else { return nil }
      return Pair(word: cells[0], translation: cells[1])
    }
  }

  private static func isSide(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "(" || first == "¿" || first == "¡" else { return false }
    return text.count <= maximumCharacters && text.split(separator: " ").count <= maximumWords
      && !text.contains { $0.isASCII && $0.isNumber }
      && !text.contains("\"")
  }
}
