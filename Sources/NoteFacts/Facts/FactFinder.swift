/// One pattern in which notes state facts, with the examples that define it. Each pattern has a file of its own.
struct FactFinder: Sendable {
  /// Notes and the facts that the pattern finds in them.
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

  /// The unit of text that a pattern reads, and the function that finds facts in it.
  enum Scope: Sendable {
    /// Reads the passages from an index onwards and returns all facts that begin at that index.
    case passages(@Sendable (NotesReading, Int) -> [Fact])
    /// Reads one sentence of the passage at an index.
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

  /// All patterns, the most reliable first. The first pattern that finds a fact in a passage decides. If no pattern for passages finds one,
  /// the first pattern that finds a fact in a sentence decides for that sentence.
  static let all: [FactFinder] = [
    .table, .steps, .formula, .vocabulary, .glossary, .definitionSentence, .reason, .result, .year, .keyTerm, .number,
  ]

  fileprivate static let ofPassages = all.compactMap { if case .passages(let find) = $0.scope { find } else { nil } }
  fileprivate static let ofSentences = all.compactMap { if case .sentence(let find) = $0.scope { find } else { nil } }
}

/// The passages and the language that the patterns read.
struct NotesReading: Sendable {
  let passages: [NotesDocument.Passage]
  let language: NotesLanguage
  /// For each passage that is a table row, the number of rows above it in the same table; 0 for any other passage.
  let rowNumbers: [Int]
  /// For each passage, whether a heading above it announces exercises. Their sentences state nothing that a learner has to know.
  let areExercises: [Bool]
  /// The entries of vocabulary lists, by the index of their passage.
  let vocabulary: [Int: VocabularyList.Pair]

  /// - Parameter vocabulary: Only the patterns need the vocabulary lists, and finding them takes time.
  init(passages: [NotesDocument.Passage], language: NotesLanguage, vocabulary: [Int: VocabularyList.Pair] = [:]) {
    self.passages = passages
    self.language = language
    var numbers: [Int] = []
    for (index, passage) in passages.enumerated() {
      numbers.append(index > 0 && passage.isInTable(of: passages[index - 1]) ? numbers[index - 1] + 1 : 0)
    }
    rowNumbers = numbers
    areExercises = ExerciseHeadings.announce(passages)
    self.vocabulary = vocabulary
  }

  fileprivate func facts(at index: Int) -> [Fact] {
    for find in FactFinder.ofPassages {
      let facts = find(self, index)
      if !facts.isEmpty { return facts }
    }
    switch passages[index].kind {
    case .paragraph, .listItem, .numberedItem:
      return Sentences.all(passages[index].text).compactMap { sentence in
        Task.isCancelled
          ? nil
          : FactFinder.ofSentences.lazy.compactMap { $0(sentence, self, index) }.first
      }
    case .row: return []
    }
  }

  /// Whether a statement is clear without its context. “The distance is doubled” is not, because it does not say which distance.
  func isKnown(_ statement: String) -> Bool {
    let opening = statement.prefix(10).lowercased()
    let isShort = Words.all(statement).count < Self.shortest && language.reasons.definite.contains(where: opening.hasPrefix)
    return !isShort && standsAlone(statement)
  }

  /// Whether a sentence can be shown as it is, without its context: it stands alone, is readable, refers to no picture, and speaks neither of
  /// the writer nor to the reader.
  func canBeShown(_ sentence: String) -> Bool {
    let words = Words.all(sentence)
    return standsAlone(sentence) && !Unreadable.isIn(sentence) && !words.contains(where: language.definitions.figures.contains)
      && !LooseMeanings.speaks(words, language)
  }

  /// Whether a sentence leaves out its subject, as Spanish, Italian and Portuguese do: “Nasce a Catania nel 1840.” Its first word is a verb
  /// if a preposition or an article follows.
  func leavesOutSubject(_ sentence: String) -> Bool {
    let words = Words.all(sentence)
    guard ["es", "it", "pt"].contains(language.code), words.count > 1 else { return false }
    let isSmall = { (word: String) in ClauseWords.edges(language).contains(word) || language.definitions.articles.contains(word + " ") }
    // NB: “Miguel de Cervantes” and “piante della montagna” are no verbs.
    return !isSmall(words[0]) && isSmall(words[1]) && !Self.genitives.contains(words[1])
  }

  private static let genitives = Words.set("de del di da do dos das della dello dei degli delle dell")

  private static let shortest = 7

  /// Whether a sentence is clear without its context: it does not begin with a pronoun, contains no word that refers to another sentence,
  /// and is not a question.
  func standsAlone(_ sentence: String) -> Bool {
    let words = Words.all(sentence)
    guard let first = words.first, !language.definitions.pronouns.contains(first) else { return false }
    return !words.contains(where: language.definitions.leaning.contains) && !sentence.contains { "?؟？".contains($0) }
  }
}

extension NotesDocument.Passage {
  /// Whether this passage and the passage before it are rows of the same table.
  func isInTable(of other: Self) -> Bool {
    guard case .row(_, let columns) = kind, case .row(_, let others) = other.kind else { return false }
    return columns == others && headings == other.headings
  }
}

extension NotesDocument {
  /// All facts in the order of the notes. If a term has several definitions, only the first counts. An entry whose term has another
  /// meaning in another place is left out: it is a label.
  ///
  /// A cancelled task stops early and gets only some of the facts.
  ///
  /// - Parameter language: The primary subtag of the language of the notes.
  public func facts(language: String) -> [Fact] {
    let reading = NotesReading(
      passages: passages, language: .orNeutral(language), vocabulary: VocabularyList.entries(in: passages))
    let facts = passages.indices.flatMap { Task.isCancelled ? [] : reading.facts(at: $0) }
    let labels = RepeatedLabels(facts, reading.language)
    var terms: Set<String> = []
    return facts.filter { fact in
      guard let term = fact.term else { return true }
      return !labels.contain(fact) && terms.insert(Words.all(term).joined(separator: " ")).inserted
    }
  }
}
