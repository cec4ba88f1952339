extension FactFinder {
  /// An entry of a glossary: `Term: definition`, or the same with a dash.
  static let glossary = FactFinder(
    "glossary",
    examples: [
      .init("- **Ribosome**: the body that builds proteins. It is small.", ["Ribosome = the body that builds proteins"]),
      .init("Echo – the sound that comes back from a wall", ["Echo = the sound that comes back from a wall"]),
      .init("Echo\n: the sound that comes back from a wall", ["Echo = the sound that comes back from a wall"]),
      .init("Echo\n\n:   the sound that comes\n    back from a wall", ["Echo = the sound that comes back from a wall"]),
      .init("1. **Echo** : the sound that comes back from a wall", ["Echo = the sound that comes back from a wall"]),
      .init("- セル：生命の最小の単位である。", language: "ja", ["セル = 生命の最小の単位である"]),
      .init(
        "## Vocabulaire pour la biologie\n- **Osmose** : le passage de l'eau à travers une paroi", language: "fr",
        ["Osmose = le passage de l'eau à travers une paroi"]),
      .init("- ①细胞膜：细胞外层的一层薄膜结构", language: "zh", ["细胞膜 = 细胞外层的一层薄膜结构"]),
      .init("- fête - n.f. - action de fêter un événement", language: "fr", ["fête = action de fêter un événement"]),
      .init("- Hinweis: kurz", language: "de", []), .init("I say this: it is no glossary at all, is it?", []),
      .init("Prices fell in the autumn - due to a surplus of goods in all shops", []),
      .init("## Advantages of pumps\n- Speed: the water flows through the pipe within minutes", []),
      .init("- Use case: a shop that sends many small parcels", []),
    ],
    scope: .passages { reading, index in
      let passage = reading.passages[index]
      if case .row = passage.kind { return [] }
      guard let entry = Glossary.entry(passage, reading.language), !PropertyLists.contain(index, reading) else { return [] }
      return [entry]
    })
}

/// Reads the entries of a glossary.
enum Glossary {
  /// Colons are reliable. A dash is also a mark of punctuation, so it separates only the entries of lists and single sentences.
  private static let colons = [":: ", ": ", " : ", "："]
  private static let dashes = [" – ", " — ", " - ", " = "]
  /// The maximum distance in characters from the beginning of the line to the end of the term.
  private static let maximumDistance = 80
  private static let maximumTermWords = (colon: 5, dash: 4)

  /// The entry that a passage is; `nil` if it is none.
  static func entry(_ passage: NotesDocument.Passage, _ language: NotesLanguage) -> Fact? {
    guard let (separator, isDash) = separator(in: passage.text) else { return nil }
    // NB: In “X — это Y” the dash belongs to the verb, so another pattern reads the whole sentence.
    guard !language.definitions.copulas.contains(where: { passage.text[separator.lowerBound...].hasPrefix($0.words) }) else { return nil }
    let term = Numbering.removed(from: String(passage.text[..<separator.lowerBound]))
    let rest = PartOfSpeech.removed(from: passage.text[separator.upperBound...])
    let first = Sentences.all(String(rest)).first ?? ""
    let (name, meaning) = (String(term.trimmingSpaces), TermShape.bare(first))
    guard TermShape.isTerm(name), Words.all(name).count <= (isDash ? maximumTermWords.dash : maximumTermWords.colon),
      !isDash || passage.kind != .paragraph || Sentences.all(passage.text).count == 1, TermShape.isDefinition(first),
      !meaning.hasSuffix("?"),
      FactGate.accepts(term: name, meaning: meaning, language)
    else { return nil }
    let evidence = "\(term)\(passage.text[separator.lowerBound..<rest.startIndex])\(first)"
    return Fact(
      content: .definition(term: name, meaning: meaning), evidence: evidence, headings: passage.headings)
  }

  /// The first separator, and whether it is a dash.
  private static func separator(in text: String) -> (place: Range<String.Index>, isDash: Bool)? {
    let start = text.prefix(maximumDistance)
    let found =
      colons.compactMap { start.firstPlace(of: $0).map { ($0, false) } } + dashes.compactMap { start.firstPlace(of: $0).map { ($0, true) } }
    return found.min { $0.0.lowerBound < $1.0.lowerBound }
  }

  /// Whether a fact is an entry: its quotation begins with the term and a separator.
  ///
  /// NB: In “X — это Y” and “X - to Y” the dash belongs to the verb, so this is a definition and no entry.
  static func isEntry(_ fact: Fact, _ language: NotesLanguage) -> Bool {
    guard let term = fact.term, fact.evidence.hasPrefix(term) else { return false }
    let rest = fact.evidence.dropFirst(term.count)
    guard let separator = (colons + dashes).first(where: rest.hasPrefix) else { return false }
    let after = rest.dropFirst(separator.count - 1)
    return !language.definitions.copulas.contains { rest.hasPrefix($0.words) || after.hasPrefix($0.words) }
  }
}
