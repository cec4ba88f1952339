extension ItemWritingRule {
  static let negativeStem = ItemWritingRule(
    "negative_stem", .hard,
    reason:
      "A question that asks for what is not so is misread by those who know the answer (Haladyna, Downing and Rodriguez 2002, guideline 17).",
    advice: "Ask for what is true.",
    passing: [
      .draft("a plain question"),
      .draft("a negation before the question", stem: "A plant cell is not green. Which part is missing from it?"),
      .draft("“knot” is not “not”", stem: "Which knot holds a rope best?"),
    ],
    failing: [
      .draft("not", stem: "Which of these is not part of a cell?"), .draft("except", stem: "All are parts of the cell except which?"),
      .draft("contracted", stem: "Which part doesn't a plant cell have?"),
      .draft("in Spanish", stem: "¿Cuál no es parte de la célula?", language: "es"),
    ]
  ) { draft, context in
    Words.all(askingSentence(draft.stem)).first(where: context.vocabulary.negatives.contains)
  }

  /// The last sentence that ends in a question mark; the whole stem when there is none.
  private static func askingSentence(_ stem: String) -> String {
    guard let end = stem.lastIndex(where: { "?？؟".contains($0) }) else { return stem }
    let start = stem[..<end].lastIndex { ".!?。！？".contains($0) }.map(stem.index(after:)) ?? stem.startIndex
    return String(stem[start..<end])
  }
}
