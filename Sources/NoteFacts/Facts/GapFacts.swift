/// Finds sentences that contain a term of the notes: words that they mark in several passages, a heading, a wikilink, a term that they define,
/// or a name that they mention in several passages. The term becomes a blank.
///
/// Such a sentence does not say what the thing is called, so several words may fit. A question needs a hint, such as the first letters.
package struct GapFacts {
  private let reading: NotesReading
  private let segmentation: any WordSegmentation
  private let sentences: [Sentence]
  /// The terms of the whole notes, each by its first word.
  private let terms: [String: [String]]
  /// The normalized forms of ``terms``, and of the texts that are marked in several passages.
  private let known: Set<String>
  private let prominence: TermProminence

  /// A sentence that no other fact quotes, with its passage.
  private struct Sentence {
    let text: String
    let passage: NotesDocument.Passage
  }

  /// - Parameters:
  ///   - facts: The other facts of the notes. Their sentences are left out, and their terms count as terms of the notes.
  ///   - prominence: What the notes tell about terms.
  ///   - segmentation: Tells whole words in scripts without spaces.
  package init(
    _ notes: NotesDocument, beside facts: [Fact], language: NotesLanguage, prominence: TermProminence,
    segmentation: any WordSegmentation = CharacterSegmentation()
  ) {
    let reading = NotesReading(passages: notes.passages, language: language)
    self.reading = reading
    self.segmentation = segmentation
    let quoted = Set(facts.map(\.evidence))
    sentences = zip(notes.passages, reading.areExercises).flatMap { passage, isExercise -> [Sentence] in
      if case .row = passage.kind { return [] }
      guard !isExercise else { return [] }
      return Sentences.all(passage.text).filter { !quoted.contains($0) }.map { Sentence(text: $0, passage: passage) }
    }
    self.prominence = prominence
    let names = Self.headings(of: notes) + facts.compactMap(\.term) + notes.passages.flatMap(\.links)
    let isName = { (name: String) in TermShape.isTerm(name) && GapGate.acceptsTerm(name, language) }
    let all = names.filter(isName).uniquedIgnoringCase()
    terms = Dictionary(grouping: all, by: Self.opening)
    let marks = Dictionary(notes.passages.flatMap(\.emphasis).map { (Self.normalized($0), 1) }, uniquingKeysWith: +)
    known = Set(all.map(Self.normalized)).union(marks.filter { $0.value > 1 }.keys)
  }

  /// The headings as names. Passages below the same heading follow each other, so most of them are skipped at once.
  private static func headings(of notes: NotesDocument) -> [String] {
    var (names, last) = ([String](), [String]())
    for passage in notes.passages where passage.headings != last {
      names += passage.headings.filter { $0.utf8.count <= maximumHeading }.map(HeadingGate.cleaned)
      last = passage.headings
    }
    return names
  }

  private static let maximumHeading = 120

  /// One fact for each sentence with such a term, in the order of the notes. A cancelled task gets only some of the facts.
  package func all() -> [Fact] {
    // NB: in other languages, nothing tells whether a sentence is clear without its context.
    guard !reading.language.definitions.pronouns.isEmpty else { return [] }
    return sentences.compactMap { Task.isCancelled ? nil : fact(in: $0) }
  }

  private func fact(in sentence: Sentence) -> Fact? {
    let (text, passage) = (sentence.text, sentence.passage)
    guard KeyTermSentence.canHaveBlank(text, isLast: passage.text.hasSuffix(text), reading), namesItsSubject(sentence),
      !reading.leavesOutSubject(text),
      let (term, place) = KeyTermSentence.longest(of: passage.emphasis.filter(isMarkedTerm), in: text, reading)
        ?? KeyTermSentence.longest(of: terms(in: text), in: text, reading)
        ?? KeyTermSentence.longest(of: names(in: text), in: text, reading), isWord(term, in: text)
    else { return nil }
    let blanked = KeyTermSentence.blanked(text, place)
    guard GapGate.accepts(blanked, reading.language) else { return nil }
    return Fact(content: .gap(sentence: blanked, term: term), evidence: text, headings: passage.headings)
  }

  /// Whether a term consists of whole words of a sentence, also in a script without spaces. A term in another script is none of its words.
  private func isWord(_ term: String, in sentence: String) -> Bool {
    guard UnspacedScript.occurs(in: sentence) else { return true }
    let words = { Words.all(UnspacedScript.spaced($0, by: segmentation)) }
    return UnspacedScript.occurs(in: term) && Words.contains(words(sentence), words(term))
  }

  /// Whether a term stands in so many passages that it is the subject of the notes. Anybody can guess it.
  private func isSubject(_ term: String) -> Bool { prominence.passages(with: term).map { $0 > Self.maximumPassages } ?? true }

  private static let maximumPassages = 12

  /// Whether a marked text is a term. Notes mark other words as well, but seldom twice. German nouns are known by their capital.
  private func isMarkedTerm(_ text: String) -> Bool {
    GapGate.acceptsTerm(text, reading.language) && !isSubject(text)
      && (reading.language.code == "de" || known.contains(Self.normalized(text)))
  }

  /// Whether a sentence has a subject. Items of lists often have none, and some paragraphs: “Stores the keys of all users.”
  private func namesItsSubject(_ sentence: Sentence) -> Bool {
    if UnspacedScript.occurs(in: sentence.text) { return true }
    let (text, words) = (sentence.text.lowercased(), Words.all(sentence.text))
    let articles = reading.language.definitions.articles
    guard let first = words.first, words.count > 1, sentence.text.first?.isLowercase == false else { return false }
    if articles.contains(where: text.hasPrefix) || candidates(first).contains(where: { text.hasPrefix($0.lowercased()) }) { return true }
    // NB: a word before an article is a verb, or a word that joins clauses.
    return sentence.passage.kind == .paragraph
      && (!articles.contains { $0 == words[1] + " " } || ClauseWords.edges(reading.language).contains(first))
  }

  /// The terms of the notes that begin like a word of a sentence, as they are, and with a small first letter.
  private func terms(in sentence: String) -> [String] {
    let openings = UnspacedScript.occurs(in: sentence) ? sentence.map(String.init) : Words.all(sentence)
    // NB: in the order of the sentence. The order of a set differs from run to run.
    return openings.uniqued().flatMap(candidates).filter { !isSubject($0) }
      .flatMap { [$0, $0.prefix(1).lowercased() + $0.dropFirst()] }.uniqued()
  }

  /// The terms with a first word. There is a limit, so that long notes take time in proportion to their length.
  private func candidates(_ opening: String) -> ArraySlice<String> { terms[opening, default: []].prefix(Self.maximumAlike) }

  private static let maximumAlike = 40

  /// The names in a sentence. An abbreviation must stand in another passage too.
  private func names(in sentence: String) -> [String] {
    SentenceNames.all(in: sentence, reading.language).filter { name in
      GapGate.acceptsTerm(name, reading.language) && !isSubject(name)
        && (name.contains(where: \.isWhitespace) || (prominence.passages(with: name) ?? 0) > 1)
    }
  }

  /// The first word of a term; its first character in a script without spaces.
  private static func opening(of term: String) -> String {
    UnspacedScript.occurs(in: term) ? String(term.prefix(1)) : Words.all(term).first ?? ""
  }

  private static func normalized(_ term: String) -> String { Words.all(term).map(Words.singular).joined(separator: " ") }
}
