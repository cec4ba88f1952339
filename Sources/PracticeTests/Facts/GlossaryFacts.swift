/// A line of a glossary: `Term: what it is`, or with a dash.
enum GlossaryFacts {
  static func find(_ passage: NotesDocument.Passage) -> [Fact]? {
    guard passage.kind == .listItem || passage.kind == .paragraph else { return nil }
    for separator in [": ", " – ", " — ", " - ", "："] {
      guard let range = passage.text.firstRange(of: separator) else { continue }
      let (term, definition) = (String(passage.text[..<range.lowerBound]), String(passage.text[range.upperBound...]))
      guard TermShape.isTerm(term), TermShape.isDefinition(definition) else { continue }
      let first = Sentences.all(definition).first ?? definition
      let evidence = String(passage.text[..<range.upperBound]) + first
      return [Fact(term: term, definition: TermShape.bare(first), evidence: evidence, headings: passage.headings)]
    }
    return nil
  }
}
