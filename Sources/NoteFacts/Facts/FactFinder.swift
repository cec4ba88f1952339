/// One way in which notes say something, with the examples that define it. Each lives in a file of its own.
struct FactFinder: Sendable {
  /// Notes, and the facts in them.
  struct Example: Sendable {
    package let notes: String
    package let language: String
    package let facts: [String]

    package init(_ notes: String, language: String = "en", _ facts: [String]) {
      self.notes = notes
      self.language = language
      self.facts = facts
    }
  }

  /// What is read at once.
  enum Scope: Sendable {
    /// The passages from an index on: all facts that begin there.
    case passages(@Sendable (NotesReading, Int) -> [Fact])
    /// A sentence of the passage of an index.
    case sentence(@Sendable (String, NotesReading, Int) -> Fact?)
  }

  let name: String
  let examples: [Example]
  let scope: Scope

  init(_ name: String, examples: [Example], scope: Scope) {
    self.name = name
    self.examples = examples
    self.scope = scope
  }

  /// All of them, the surest first. A passage is read in the first way that finds something; where it has to be read sentence by sentence,
  /// so is each sentence.
  static let all: [FactFinder] = [.table, .steps, .formula, .glossary, .definitionSentence, .reason, .result]

  fileprivate static let ofPassages = all.compactMap { if case .passages(let find) = $0.scope { find } else { nil } }
  fileprivate static let ofSentences = all.compactMap { if case .sentence(let find) = $0.scope { find } else { nil } }
}

/// Notes while they are read.
struct NotesReading: Sendable {
  let passages: [NotesDocument.Passage]
  let language: NotesLanguage
  /// For each row of a table, how many rows of it stand above.
  let rowNumbers: [Int]

  init(passages: [NotesDocument.Passage], language: NotesLanguage) {
    self.passages = passages
    self.language = language
    var numbers: [Int] = []
    for (index, passage) in passages.enumerated() {
      numbers.append(index > 0 && passage.isInTable(of: passages[index - 1]) ? numbers[index - 1] + 1 : 0)
    }
    rowNumbers = numbers
  }

  fileprivate func facts(at index: Int) -> [Fact] {
    for find in FactFinder.ofPassages {
      let facts = find(self, index)
      if !facts.isEmpty { return facts }
    }
    switch passages[index].kind {
    case .paragraph, .listItem:
      return Sentences.all(passages[index].text).compactMap { sentence in
        FactFinder.ofSentences.lazy.compactMap { $0(sentence, self, index) }.first
      }
    case .numberedItem, .row: return []
    }
  }

  /// Whether a statement can stand by itself and says what it speaks of: “The distance is doubled” does not.
  func isKnown(_ statement: String) -> Bool {
    let opening = statement.prefix(10).lowercased()
    let isShort = Words.all(statement).count < Self.shortest && language.reasons.definite.contains(where: opening.hasPrefix)
    return !isShort && standsAlone(statement)
  }

  private static let shortest = 7

  /// Whether a sentence can stand by itself: it begins with no word that points elsewhere, and has none that leans on another sentence.
  func standsAlone(_ sentence: String) -> Bool {
    let words = Words.all(sentence)
    guard let first = words.first, !language.definitions.pronouns.contains(first) else { return false }
    return !words.contains(where: language.definitions.leaning.contains) && !sentence.contains { "?؟？".contains($0) }
  }
}

extension NotesDocument.Passage {
  /// Whether it is a row of the same table as the passage before it.
  func isInTable(of other: Self) -> Bool {
    guard case .row(_, let columns) = kind, case .row(_, let others) = other.kind else { return false }
    return columns == others && headings == other.headings
  }
}

extension NotesDocument {
  /// Every fact of the notes in their order; of the same term only the first definition.
  ///
  /// - Parameter language: The primary subtag of the language of the notes.
  public func facts(language: String) -> [Fact] {
    let reading = NotesReading(passages: passages, language: .orNeutral(language))
    var terms: Set<String> = []
    return passages.indices.flatMap(reading.facts).filter { fact in
      fact.term.map { terms.insert(Words.all($0).joined(separator: " ")).inserted } ?? true
    }
  }
}
