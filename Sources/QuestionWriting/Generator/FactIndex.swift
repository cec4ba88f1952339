import ItemWriting
import NoteFacts

/// The facts of notes, with precomputed data for comparing them. The index of a cancelled task is incomplete.
final class FactIndex: Sendable {
  /// The features of a definition that are compared.
  struct Profile: Sendable {
    let fact: Int
    let term: String
    let meaning: String
    /// The words of the term, in the singular.
    let termWords: [String]
    let meaningWords: [String]
    let meaningSet: Set<String>
    /// The content words of the meaning.
    let content: Set<String>
    /// The first consecutive content words, at most three, which name the kind of thing.
    let genus: Set<String>
    let isPlural: Bool
    /// Whether the term has capitals after the first letter.
    let hasCapitals: Bool
    /// The number of a group of terms that are names of the same thing.
    let alias: Int?
  }

  let facts: [Fact]
  let language: NotesLanguage
  let segmentation: any WordSegmentation
  let prominence: TermProminence
  let profiles: [Profile]
  /// For each fact, the index of its profile; `nil` if the fact is not a definition.
  let places: [Int?]
  /// For each fact, a number that it shares with the facts that have the same evidence.
  let evidenceNumbers: [Int]
  /// The numbers of the evidence of definitions.
  let definitionEvidence: Set<Int>
  /// For each fact, the index of its section in ``sections``.
  let sectionNumbers: [Int]
  /// The headings of each section.
  let sections: [[String]]
  /// The number of definitions in each section.
  let entriesOfSections: [Int]
  /// The number of passages in each section.
  let passagesOfSections: [Int]
  private let numbersOfEvidence: [String: Int]
  /// The indices of the facts that are reasons.
  let reasons: [Int]
  /// The indices of the facts that are results.
  let results: [Int]
  /// The indices of the facts that are entries of vocabulary lists.
  let pairs: [Int]
  /// What the form of each of ``pairs`` shows about its kind of word.
  let pairForms: [VocabularyEntryForm]
  /// The numbers of the evidence of entries of vocabulary lists.
  let pairEvidence: Set<Int>
  /// The entries of vocabulary lists by each word and each translation that they give, in lowercase.
  let pairsByPart: [String: [Int]]
  /// Whether at least half of the entries of vocabulary lists have a word of another script with its transcription in brackets.
  let areTranscribed: Bool
  /// How many sides of entries of vocabulary lists are the same text without what stands in brackets, in lowercase.
  let plainSides: [String: Int]
  /// For each entry of a vocabulary list, its index in ``pairs``.
  let pairPlaces: [Int: Int]
  /// The terms of definitions and the key terms of sentences, in the order of the notes, each with its fact.
  let terms: [(text: String, fact: Int)]
  /// For each fact with a term, its index in ``terms``.
  let termPlaces: [Int: Int]
  /// The years of the facts that ask for years, in ascending order.
  let years: [Int]

  init(notes: NotesDocument, language code: String, segmentation: any WordSegmentation) {
    language = .orNeutral(code)
    self.segmentation = segmentation
    let sure = notes.facts(language: code)
    prominence = TermProminence(notes, segmentation: segmentation)
    let gaps = GapFacts(notes, beside: sure, language: language, prominence: prominence, segmentation: segmentation)
    let facts = sure + gaps.all()
    self.facts = facts
    var (numbers, numbersOfEvidence) = ([Int](), [String: Int]())
    for fact in facts { numbers.append(numbersOfEvidence.number(of: fact.evidence)) }
    (evidenceNumbers, self.numbersOfEvidence) = (numbers, numbersOfEvidence)
    var (sections, numbersOfSections) = ([Int](), [[String]: Int]())
    for fact in facts { sections.append(numbersOfSections.number(of: fact.headings)) }
    let passages = Self.passagesOfSections(notes)
    passagesOfSections = numbersOfSections.sorted { $0.value < $1.value }.map { passages[$0.key, default: 0] }
    var entries = [Int](repeating: 0, count: numbersOfSections.count)
    for (fact, section) in zip(facts, sections) where fact.term != nil { entries[section] += 1 }
    entriesOfSections = entries
    (sectionNumbers, self.sections) = (sections, numbersOfSections.sorted { $0.value < $1.value }.map(\.key))
    let aliases = Aliases(notes, language, terms: sure.compactMap(\.term))
    let words = { (text: String) in Words.all(UnspacedScript.spaced(text, by: segmentation)) }
    let vocabulary = language.vocabulary
    profiles = facts.enumerated().compactMap { index, fact in
      guard !Task.isCancelled, case .definition(let term, let meaning) = fact.content else { return nil }
      let (termWords, meaningWords) = (words(term), words(meaning))
      return Profile(
        fact: index, term: term, meaning: meaning, termWords: termWords.map(Words.singular), meaningWords: meaningWords.map(Words.singular),
        meaningSet: Set(meaningWords.map(Words.singular)),
        content: Set(Words.content(meaningWords, vocabulary)), genus: Self.genus(meaningWords, vocabulary),
        isPlural: termWords.last.map { Words.singular($0) != $0 && !$0.hasSuffix("is") } ?? false,
        hasCapitals: term.dropFirst().contains { $0.isUppercase }, alias: aliases.group(of: term))
    }
    var places = [Int?](repeating: nil, count: facts.count)
    for (place, profile) in profiles.enumerated() { places[profile.fact] = place }
    self.places = places
    definitionEvidence = Set(profiles.map { numbers[$0.fact] })
    reasons = facts.indices.filter { if case .reason = facts[$0].content { true } else { false } }
    results = facts.indices.filter { if case .result = facts[$0].content { true } else { false } }
    let pairs = facts.indices.filter { if case .pair = facts[$0].content { true } else { false } }
    self.pairs = pairs
    pairForms = pairs.compactMap {
      guard case .pair(let word, let translation) = facts[$0].content else { return nil }
      return VocabularyEntryForm(word: word, translation: translation, language: code)
    }
    pairEvidence = Set(pairs.map { numbers[$0] })
    pairsByPart = Self.byPart(pairs, facts)
    plainSides = Self.plainSides(pairs, facts)
    areTranscribed = 2 * pairs.count { Transcription.occurs(in: facts[$0]) } >= max(pairs.count, 1)
    pairPlaces = Dictionary(uniqueKeysWithValues: pairs.enumerated().map { ($1, $0) })
    let terms = facts.enumerated().compactMap { index, fact -> (text: String, fact: Int)? in
      if case .keyTerm(_, let term) = fact.content { return (term, index) }
      return fact.term.map { ($0, index) }
    }
    self.terms = terms
    termPlaces = Dictionary(uniqueKeysWithValues: terms.enumerated().map { ($1.fact, $0) })
    years = Set(facts.compactMap { if case .year(_, let year) = $0.content { Int(year) } else { nil } }).sorted()
  }

  /// Passages below the same headings follow each other, so that each run is looked up once.
  private static func passagesOfSections(_ notes: NotesDocument) -> [[String]: Int] {
    var (counts, start) = ([[String]: Int](), 0)
    let passages = notes.passages
    for end in passages.indices.dropFirst() + [passages.count]
    where end == passages.count || passages[end].headings != passages[start].headings {
      guard start < end else { break }
      counts[passages[start].headings, default: 0] += end - start
      start = end
    }
    return counts
  }

  private static func byPart(_ pairs: [Int], _ facts: [Fact]) -> [String: [Int]] {
    var byPart: [String: [Int]] = [:]
    for pair in pairs {
      guard case .pair(let word, let translation) = facts[pair].content else { continue }
      let parts = OtherNames.split(word.lowercased()) + OtherNames.split(translation.lowercased())
      for part in Set(parts) { byPart[part, default: []].append(pair) }
    }
    return byPart
  }

  private static func plainSides(_ pairs: [Int], _ facts: [Fact]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for pair in pairs {
      guard case .pair(let word, let translation) = facts[pair].content else { continue }
      for side in [word, translation] { counts[Brackets.split(side).plain.lowercased(), default: 0] += 1 }
    }
    return counts
  }

  private static func genus(_ words: [String], _ vocabulary: Vocabulary) -> Set<String> {
    let isEmpty = { (word: String) in word.count <= 2 || vocabulary.common.contains(word) }
    return Set(words.drop(while: isEmpty).prefix { !isEmpty($0) }.prefix(3).map(Words.singular))
  }

  /// Whether there is a fact that a question can perhaps ask for without other facts: a formula, or one with a term, a year or a number,
  /// which can be typed. Cells of tables are left out: most of them need options.
  var needsNoOthers: Bool {
    facts.contains {
      switch $0.content {
      case .formula, .definition, .keyTerm, .gap, .year, .number: true
      case .reason, .result, .step, .cell, .pair: false
      }
    }
  }

  /// The numbers of the evidence of questions. Evidence that belongs to no fact is skipped.
  func evidence(of questions: [PracticeQuestion]) -> Set<Int> { Set(questions.compactMap { numbersOfEvidence[$0.draft.evidence] }) }

  /// Whether the meaning of a fact is only a description: an entry that does not begin like a definition.
  func isLoose(_ fact: Fact) -> Bool {
    let opening = (fact.meaning ?? "").prefix(20).lowercased()
    return fact.isEntry(in: language) && !language.questions.openings.contains(where: opening.hasPrefix)
  }

  func words(_ text: String) -> [String] { Words.all(UnspacedScript.spaced(text, by: segmentation)) }

  /// The content words of a text, in the singular.
  func content(_ text: String) -> Set<String> { Set(Words.content(words(text), language.vocabulary)) }

  /// The indices around an index, the nearest first, at most `span` on each side.
  static func around(_ place: Int, of count: Int, within span: Int) -> [Int] {
    (1...max(span, 1)).flatMap { [place - $0, place + $0] }.filter { (0..<count).contains($0) }
  }
}

extension Dictionary where Value == Int {
  /// The number of a key. A new key gets the next number.
  fileprivate mutating func number(of key: Key) -> Int {
    if let number = self[key] { return number }
    self[key] = count
    return count - 1
  }
}

/// Groups of terms that the notes describe as names of the same thing.
private struct Aliases {
  private var groups: [[String]: Int] = [:]

  init(_ notes: NotesDocument, _ language: NotesLanguage, terms: [String]) {
    guard !language.definitions.aliases.isEmpty else { return }
    let isMarked = { (text: String) in language.definitions.aliases.contains { text.firstPlace(of: $0) != nil } }
    let passages = notes.passages.filter { isMarked($0.text) }.prefix(Self.maximumGroups)
    let marked: [String] = passages.flatMap { (passage: NotesDocument.Passage) in Sentences.all(passage.text).filter(isMarked) }
    let words = terms.map(Words.all)
    for (group, sentence) in marked.prefix(Self.maximumGroups).enumerated() {
      let text = Words.all(sentence)
      let named = Task.isCancelled ? [] : words.filter { Words.contains(text, $0) }
      if named.count >= 2 { for term in named { groups[term] = group } }
    }
  }

  private static let maximumGroups = 200

  func group(of term: String) -> Int? { groups.isEmpty ? nil : groups[Words.all(term)] }
}
