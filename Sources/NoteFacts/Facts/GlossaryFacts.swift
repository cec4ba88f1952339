extension FactFinder {
  /// An entry of a glossary: `Term: definition`, or the same with a dash.
  static let glossary = FactFinder(
    "glossary",
    examples: [
      .init("- **Ribosome**: the body that builds proteins. It is small.", ["Ribosome = the body that builds proteins"]),
      .init("Echo – the sound that comes back from a wall", ["Echo = the sound that comes back from a wall"]),
      .init("Echo\n: the sound that comes back from a wall", ["Echo = the sound that comes back from a wall"]),
      .init("- セル：生命の最小の単位である。", language: "ja", ["セル = 生命の最小の単位である"]),
      .init("- Hinweis: kurz", language: "de", []), .init("I say this: it is no glossary at all, is it?", []),
    ],
    scope: .passages { reading, index in
      let passage = reading.passages[index]
      guard passage.kind == .listItem || passage.kind == .paragraph else { return [] }
      return Glossary.entry(passage, reading.language).map { [$0] } ?? []
    })
}

private enum Glossary {
  private static let separators = [": ", " : ", "：", " – ", " — ", " - ", " = "]
  /// The maximum distance in characters from the beginning of the line to the end of the term.
  private static let maximumDistance = 80

  static func entry(_ passage: NotesDocument.Passage, _ language: NotesLanguage) -> Fact? {
    let start = passage.text.prefix(maximumDistance)
    for separator in separators {
      guard let range = start.firstPlace(of: separator) else { continue }
      // NB: In “X — это Y” the dash belongs to the verb, so another pattern reads the whole sentence.
      guard !language.definitions.copulas.contains(where: { passage.text[range.lowerBound...].hasPrefix($0.words) }) else { return nil }
      let (term, rest) = (String(passage.text[..<range.lowerBound]), passage.text[range.upperBound...])
      guard TermShape.isTerm(term), !isPointing(term, language) else { continue }
      let first = Sentences.all(String(rest)).first ?? ""
      let meaning = TermShape.bare(first)
      guard TermShape.isDefinition(first), !meaning.hasSuffix("?") else { continue }
      return Fact(
        content: .definition(term: term, meaning: meaning), evidence: passage.text[..<range.upperBound] + first, headings: passage.headings)
    }
    return nil
  }

  /// Whether the text before the separator begins with a pronoun and so is not a term: `This: …`.
  private static func isPointing(_ term: String, _ language: NotesLanguage) -> Bool {
    Words.all(term).first.map(language.definitions.pronouns.contains) ?? true
  }
}
