extension ItemWritingRule {
  static let unfocusedStem = ItemWritingRule(
    "unfocused_stem", .soft,
    reason: "A stem should be a question that can be answered without the options (Haladyna, Downing and Rodriguez 2002, guideline 15).",
    advice: "Make the stem a whole question that ends in a question mark.",
    passing: [.draft("a question"), .draft("in Spanish", stem: "¿Qué parte de la célula produce su energía?", language: "es")],
    failing: [
      .draft("no question", stem: "Energy of the cell"), .draft("a colon", stem: "The mitochondrion of the cell makes:"),
      .draft("no word that asks", stem: "The cell has energy from its parts?"),
    ]
  ) { draft, context in
    guard let last = draft.stem.last(where: { !$0.isWhitespace }), "?？؟".contains(last) else { return draft.stem }
    let asking = context.vocabulary.interrogatives
    return asking.isEmpty || Words.all(draft.stem).contains(where: asking.contains) ? nil : draft.stem
  }
}
