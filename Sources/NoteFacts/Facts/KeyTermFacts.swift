extension FactFinder {
  /// A sentence with a term in bold. The term becomes a blank.
  static let keyTerm = FactFinder(
    "key term",
    examples: [
      .init(
        "Plants take up water through their **root hairs** by osmosis.",
        ["Plants take up water through their _____ by osmosis. [root hairs]"]),
      .init("Plants take up water through their root hairs by osmosis.", []),
      .init("**Note** that plants take up water through their roots.", []),
      .init("They take up most of the water through their **root hairs**.", []),
      .init("- Can take up water through their **root hairs** by osmosis.", []),
      .init("Water **is not** taken up by the leaves of such plants.", []),
      .init(
        "Regionen mit ähnlichem Klima werden in **Klimazonen** eingeteilt.", language: "de",
        ["Regionen mit ähnlichem Klima werden in _____ eingeteilt. [Klimazonen]"]),
    ],
    scope: .sentence { sentence, reading, index in KeyTermSentence.fact(in: sentence, reading, reading.passages[index]) })
}

private enum KeyTermSentence {
  private static let words = 7...32
  private static let maximumTermWords = 4

  static func fact(in sentence: String, _ reading: NotesReading, _ passage: NotesDocument.Passage) -> Fact? {
    guard passage.kind == .paragraph, !passage.emphasis.isEmpty, sentence.utf8.count <= 500, Clause.fits(sentence, words),
      isComplete(sentence, reading)
    else { return nil }
    let candidates = passage.emphasis.filter { isKeyTerm($0, reading.language) }.compactMap { term in
      place(of: term, in: sentence).map { (term, $0) }
    }
    guard let (term, place) = candidates.max(by: { $0.0.count < $1.0.count }) else { return nil }
    let text = sentence[..<place.lowerBound] + GapFacts.sign + sentence[place.upperBound...]
    return Fact(content: .keyTerm(sentence: String(text), term: term), evidence: sentence, headings: passage.headings)
  }

  /// Whether a sentence is clear without its context and can be shown as it is.
  private static func isComplete(_ sentence: String, _ reading: NotesReading) -> Bool {
    let words = Words.all(sentence)
    return sentence.last.map { ".!。".contains($0) } ?? false
      && sentence.first.map { $0.isLetter || $0.isNumber || "„“«「".contains($0) } ?? false
      && reading.standsAlone(sentence) && !Unreadable.isIn(sentence)
      && !words.contains(where: reading.language.definitions.figures.contains)
      && !words.contains(where: LooseMeanings.persons(reading.language).contains) && !LooseMeanings.hasSigns(sentence)
      && !(UnspacedScript.occurs(in: sentence) && ClauseWords.unspacedOpenings.contains(where: sentence.hasPrefix))
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
    let before = range.lowerBound == sentence.startIndex ? nil : sentence[sentence.index(before: range.lowerBound)]
    return isBoundary(before) && isBoundary(after.first) ? range : nil
  }
}
