extension FactFinder {
  /// A sentence that names a thing with a marked term. The term becomes a blank.
  static let keyTerm = FactFinder(
    "key term",
    examples: [
      .init(
        "The passage of water through a membrane is called **osmosis** in all of biology.",
        ["The passage of water through a membrane is called _____ in all of biology. [osmosis]"]),
      .init("The passage of water through a membrane is called osmosis.", []),
      .init("Plants take up water through their **root hairs** by osmosis.", []),
      .init("**Note** that plants take up water through their roots.", []),
      .init("They take up most of the water through what is called **root hairs**.", []),
      .init("- A passage of water through a membrane is called **osmosis** there.", []),
      .init("Water that moves through such a membrane is called **not** clean.", []),
      .init(
        "Die Aufnahme von Wasser durch eine Membran wird **Osmose** genannt.", language: "de",
        ["Die Aufnahme von Wasser durch eine Membran wird _____ genannt. [Osmose]"]),
    ],
    scope: .sentence { sentence, reading, index in KeyTermSentence.fact(in: sentence, reading, reading.passages[index]) })
}

/// Replaces a term of a sentence by a blank.
enum KeyTermSentence {
  private static let words = 7...32
  private static let maximumTermWords = 4

  static func fact(in sentence: String, _ reading: NotesReading, _ passage: NotesDocument.Passage) -> Fact? {
    guard passage.kind == .paragraph, canHaveBlank(sentence, reading),
      let (term, place) = longest(of: passage.emphasis, in: sentence, reading), NamingCues.surround(place, in: sentence)
    else { return nil }
    return Fact(
      content: .keyTerm(sentence: blanked(sentence, place), term: term), evidence: sentence, headings: passage.headings)
  }

  /// Whether a sentence is clear without its context, can be shown as it is, and has a suitable length.
  ///
  /// - Parameter isLast: Whether the passage ends with the sentence. Many notes then leave out its full stop.
  static func canHaveBlank(_ sentence: String, isLast: Bool = false, _ reading: NotesReading) -> Bool {
    sentence.utf8.count <= 500 && Clause.fits(sentence, words) && isComplete(sentence, isLast: isLast, reading)
  }

  /// The longest of several terms that a sentence contains exactly once, and its place.
  static func longest(of terms: [String], in sentence: String, _ reading: NotesReading) -> (term: String, place: Range<String.Index>)? {
    // NB: most terms do not occur in the sentence, so their places are looked up first.
    terms.compactMap { term in place(of: term, in: sentence).map { (term, $0) } }
      .filter { isKeyTerm($0.0, reading.language) }.max { $0.0.count < $1.0.count }
  }

  static func blanked(_ sentence: String, _ place: Range<String.Index>) -> String {
    String(sentence[..<place.lowerBound] + Fact.blank + sentence[place.upperBound...])
  }

  private static func isComplete(_ sentence: String, isLast: Bool, _ reading: NotesReading) -> Bool {
    sentence.last.map { ".!。".contains($0) || (isLast && endsWithWord(sentence, reading.language)) } ?? false
      && sentence.first.map { $0.isLetter || $0.isNumber || "„“«「".contains($0) } ?? false
      && reading.canBeShown(sentence) && !LooseMeanings.hasSigns(sentence)
      && !(UnspacedScript.occurs(in: sentence) && ClauseWords.unspacedOpenings.contains(where: sentence.hasPrefix))
  }

  /// Whether a sentence without a full stop is whole. One that ends with a preposition goes on in the next passage.
  private static func endsWithWord(_ sentence: String, _ language: NotesLanguage) -> Bool {
    !UnspacedScript.occurs(in: sentence) && sentence.last.map { $0.isLetter || $0.isNumber || $0 == ")" } ?? false
      && !(Words.all(sentence).last.map(ClauseWords.edges(language).contains) ?? true)
  }

  private static func isKeyTerm(_ term: String, _ language: NotesLanguage) -> Bool {
    let words = Words.all(term)
    guard TermShape.isTerm(term), words.count <= maximumTermWords, term.count >= 3 || UnspacedScript.occurs(in: term) else { return false }
    let candidate = FactGate.Candidate(term: term, meaning: term, language: language)
    return ![FactGate.label, .unreadable, .date, .clause].contains { $0.refuses(candidate) }
      && !words.allSatisfy(language.vocabulary.common.contains)
      && !(language.code == "en" && words.count == 1 && term.hasSuffix("ly"))
      && !words.contains(where: language.vocabulary.negatives.union(language.vocabulary.absolutes).contains)
  }

  /// The place of a term that occurs exactly once, as whole words.
  private static func place(of term: String, in sentence: String) -> Range<String.Index>? {
    guard let range = sentence.firstPlace(of: term), sentence[range.upperBound...].firstPlace(of: term) == nil else { return nil }
    let after = sentence[range.upperBound...]
    // NB: Before a colon or a bracket, the sentence is an entry, or gives another name of the term.
    guard !after.hasPrefix(":"), !after.hasPrefix(" ("), !after.hasPrefix(" –"), !after.hasPrefix("-") else { return nil }
    if UnspacedScript.occurs(in: term) { return range }
    let isBoundary = { (character: Character?) in character.map { !$0.isLetter && !$0.isNumber && $0 != "-" } ?? true }
    // NB: a term can begin inside a character, where `index(before:)` may trap. The end of a part is a boundary.
    return isBoundary(sentence[..<range.lowerBound].last) && isBoundary(after.first) ? range : nil
  }
}
