/// A table of two columns or more: the first names a term, the second says what it is.
enum TableFacts {
  static func find(_ passage: NotesDocument.Passage) -> [Fact]? {
    guard case .row(let cells, _) = passage.kind, cells.count >= 2, TermShape.isTerm(cells[0]), TermShape.isDefinition(cells[1]) else {
      return nil
    }
    return [Fact(term: cells[0], definition: TermShape.bare(cells[1]), evidence: passage.text, headings: passage.headings)]
  }
}
