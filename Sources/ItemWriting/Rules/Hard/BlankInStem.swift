import NoteFacts

extension ItemWritingRule {
  static let blankInStem = ItemWritingRule(
    "blank_in_stem", .hard,
    reason:
      "A sentence with a gap has one gap, and not near its beginning: of cloze questions judged by people, those with an early gap were rejected most. A sentence with two gaps is hard to understand.",
    advice: "Ask a whole question, or leave exactly one blank in the second or last third of the sentence.",
    passing: [
      .draft("a whole question"), .draft("a name with one underscore", stem: "What does the variable cell_count hold?"),
      .draft("a late blank", stem: "Most of the energy of the cell is made in the _____."),
      .draft("an ellipsis", stem: "Which part of the cell… makes its energy?"),
      .draft("a blank anywhere in Japanese", stem: "＿＿＿は細胞のエネルギーの大部分を作る。", language: "ja"),
    ],
    failing: [
      .draft("an early blank", stem: "The ___ makes most of the energy of the cell."),
      .draft("two blanks", stem: "Most of the energy of the _____ is made in the _____."),
      .draft("early dots", stem: "A ..... makes the energy of the cell."),
      .draft("two blanks in Japanese", stem: "細胞の＿＿＿は＿＿＿を作る。", language: "ja"),
    ]
  ) { draft, _ in
    let blanks = StemShape.blanks(draft.stem)
    guard let blank = blanks.first else { return nil }
    if blanks.count > 1 { return "\(blanks.count) blanks" }
    // NB: In scripts without spaces, whose sentences often end with the verb, an early gap is not a flaw.
    guard !WritingSystem.hasUnspaced(draft.stem), Fact.isEarly(blank, in: draft.stem) else { return nil }
    return String(draft.stem[..<blank.upperBound])
  }
}
