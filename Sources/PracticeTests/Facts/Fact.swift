/// Something the notes say that can be asked for: a term and what it is.
public struct Fact: Sendable, Hashable {
  public let term: String
  /// What the term is, without the term.
  public let definition: String
  /// The words of the notes that say so.
  public let evidence: String
  /// The headings above them, outermost first.
  public let headings: [String]
}

extension NotesDocument {
  /// Every fact of the notes, of the same term only the first, in the order of the notes.
  ///
  /// - Parameter language: The primary subtag of the language of the notes.
  public func facts(language: String) -> [Fact] {
    var seen: Set<String> = []
    return passages.flatMap { passage in
      FactFinders.all.lazy.compactMap { $0(passage, language) }.first { !$0.isEmpty } ?? []
    }
    .filter { seen.insert(Words.all($0.term).joined(separator: " ")).inserted }
  }
}

/// The ways in which notes say what something is, the surest first. A passage is read in the first way that finds something.
enum FactFinders {
  typealias Finder = @Sendable (NotesDocument.Passage, _ language: String) -> [Fact]?

  static let all: [Finder] = [
    { passage, _ in TableFacts.find(passage) }, { passage, _ in GlossaryFacts.find(passage) },
    { passage, language in DefinitionSentences.find(passage, language) },
  ]
}
