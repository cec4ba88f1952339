/// Finds sentences that contain a term of the notes: a marked word, a heading, a wikilink, a term that the notes define, or a name that they
/// mention in several places. The term becomes a blank.
///
/// Such a sentence does not say what the thing is called, so several words may fit. A question needs a hint, such as the first letters.
package struct GapFacts {
  private let reading: NotesReading
  private let sentences: [Sentence]
  /// The terms of the whole notes, each by its first word.
  private let terms: [String: [String]]
  /// The texts that are marked in several places.
  private let emphasized: Set<String>
  /// The number of passages in which each word occurs.
  private let frequencies: [String: Int]

  /// A sentence that no other fact quotes, with its passage.
  private struct Sentence {
    let text: String
    let passage: NotesDocument.Passage
  }

  /// - Parameter facts: The other facts of the notes. Their sentences are left out, and their terms count as terms of the notes.
  package init(_ notes: NotesDocument, beside facts: [Fact], language: NotesLanguage) {
    reading = NotesReading(passages: notes.passages, language: language)
    let quoted = Set(facts.map(\.evidence))
    sentences = notes.passages.flatMap { passage -> [Sentence] in
      if case .row = passage.kind { return [] }
      return Sentences.all(passage.text).filter { !quoted.contains($0) }.map { Sentence(text: $0, passage: passage) }
    }
    let headings = notes.passages.flatMap(\.headings).uniqued().map(ItemList.cleanName)
    let names = headings + facts.compactMap(\.term) + notes.passages.flatMap(\.links)
    frequencies = Dictionary(
      notes.passages.flatMap { Set(Words.all($0.text).map(Words.singular)) }.map { ($0, 1) }, uniquingKeysWith: +)
    let counts = Dictionary(notes.passages.flatMap(\.emphasis).map { (Self.key($0), 1) }, uniquingKeysWith: +)
    emphasized = Set(counts.filter { $0.value > 1 }.keys)
    let isName = { (name: String) in TermShape.isTerm(name) && GapGate.acceptsTerm(name, language) }
    terms = Dictionary(grouping: names.filter(isName).uniquedIgnoringCase(), by: Self.opening)
  }

  /// One fact for each sentence with such a term, in the order of the notes. A cancelled task gets only some of the facts.
  package func all() -> [Fact] {
    // NB: in other languages, nothing tells whether a sentence is clear without its context.
    guard !reading.language.definitions.pronouns.isEmpty else { return [] }
    return sentences.compactMap { Task.isCancelled ? nil : fact(in: $0) }
  }

  private func fact(in sentence: Sentence) -> Fact? {
    guard KeyTermSentence.canHaveBlank(sentence.text, isLast: sentence.passage.text.hasSuffix(sentence.text), reading),
      namesItsSubject(sentence),
      let (term, place) = KeyTermSentence.longest(of: sentence.passage.emphasis.filter(isEmphasizedTerm), in: sentence.text, reading)
        ?? KeyTermSentence.longest(of: known(in: sentence.text), in: sentence.text, reading)
        ?? KeyTermSentence.longest(of: names(in: sentence.text), in: sentence.text, reading)
    else { return nil }
    let blanked = KeyTermSentence.blanked(sentence.text, place)
    guard GapGate.accepts(blanked, reading.language), UnspacedScript.occurs(in: blanked) == UnspacedScript.occurs(in: term) else {
      return nil
    }
    return Fact(content: .gap(sentence: blanked, term: term), evidence: sentence.text, headings: sentence.passage.headings)
  }

  /// The names in a sentence that the notes mention in another passage too.
  private func names(in sentence: String) -> [String] {
    SentenceNames.all(in: sentence, reading.language).filter { name in
      isTerm(name) && (Words.all(name).map { frequencies[Words.singular($0), default: 0] }.min() ?? 0) > 1
    }
  }

  private func isTerm(_ text: String) -> Bool { GapGate.acceptsTerm(text, reading.language) && !isSubject(text) }

  /// Whether a term stands in so many passages that it is the subject of the notes. Anybody can guess it.
  private func isSubject(_ term: String) -> Bool {
    let rarest = Words.all(term).map { frequencies[Words.singular($0), default: 0] }.min()
    return rarest.map { $0 > Self.maximumPassages } ?? true
  }

  private static let maximumPassages = 12

  /// Whether a marked text is a term. Notes mark other words as well, but seldom twice. German nouns are known by their capital.
  private func isEmphasizedTerm(_ text: String) -> Bool {
    guard isTerm(text) else { return false }
    return reading.language.code == "de" || emphasized.contains(Self.key(text))
      || terms[Self.opening(of: text), default: []].contains { Self.key($0) == Self.key(text) }
  }

  /// Whether a sentence has a subject. Items of lists often have none, and some paragraphs: “Stores the keys of all users.”
  private func namesItsSubject(_ sentence: Sentence) -> Bool {
    if UnspacedScript.occurs(in: sentence.text) { return true }
    let (text, words) = (sentence.text.lowercased(), Words.all(sentence.text))
    let articles = reading.language.definitions.articles
    guard let first = words.first, words.count > 1, sentence.text.first?.isLowercase == false else { return false }
    if articles.contains(where: text.hasPrefix) || terms[first, default: []].contains(where: { text.hasPrefix($0.lowercased()) }) {
      return true
    }
    // NB: a word before an article is a verb, or a word that joins clauses.
    return sentence.passage.kind == .paragraph
      && (!articles.contains { $0 == words[1] + " " } || ClauseWords.edges(reading.language).contains(first))
  }

  /// The terms of the notes that begin like a word of a sentence, in each letter case that they can have there.
  private func known(in sentence: String) -> [String] {
    let openings = UnspacedScript.occurs(in: sentence) ? Set(sentence.map(String.init)) : Set(Words.all(sentence))
    return openings.flatMap { terms[$0, default: []].prefix(Self.maximumAlike) }.filter { !isSubject($0) }
      .flatMap { [$0, $0.prefix(1).lowercased() + $0.dropFirst()] }.uniqued()
  }

  /// The maximum number of terms with the same first word that are considered, so that long notes take time in proportion to their length.
  private static let maximumAlike = 40

  /// The first word of a term; its first character in a script without spaces.
  private static func opening(of term: String) -> String {
    UnspacedScript.occurs(in: term) ? String(term.prefix(1)) : Words.all(term).first ?? ""
  }

  private static func key(_ term: String) -> String { Words.all(term).map(Words.singular).joined(separator: " ") }
}
