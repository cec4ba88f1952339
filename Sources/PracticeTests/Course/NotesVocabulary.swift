public import NoteFacts

/// The words of notes that are a vocabulary list: lines `word – translation`, tables with two columns, or CSV.
public struct NotesVocabulary: Sendable, Hashable {
  /// A word and its translation, in the order of the notes.
  public struct Pair: Sendable, Hashable {
    /// The text on the left.
    public let word: String
    /// The text on the right.
    public let translation: String
  }

  /// The pairs, each once.
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
    var tables: [[String]: [Pair]] = [:]
    var order: [[String]] = []
    for passage in document.passages {
      guard case .row(let cells, let columns) = passage.kind, cells.count == 2, isSide(cells[0]), isSide(cells[1]) else { continue }
      let table = passage.headings + columns
      if tables[table] == nil { order.append(table) }
      tables[table, default: []].append(Pair(word: cells[0], translation: cells[1]))
    }
    return order.flatMap { tables[$0] ?? [] }
  }

  private static func isSide(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "(" || first == "¿" || first == "¡" else { return false }
    return text.count <= maximumCharacters && text.split(separator: " ").count <= maximumWords && !text.contains(where: \.isNumber)
      && !text.contains("\"")
  }
}
