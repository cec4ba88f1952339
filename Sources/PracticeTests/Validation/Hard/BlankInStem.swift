extension ItemWritingRule {
  static let blankInStem = ItemWritingRule(
    "blank_in_stem", .hard,
    reason: "A blank makes the reader put the question together before he can answer it.",
    advice: "Ask a whole question, without a blank.",
    passing: [.draft("a whole question"), .draft("a name with one underscore", stem: "What does the variable cell_count hold?")],
    failing: [
      .draft("a blank", stem: "The ___ makes most of the energy of the cell."),
      .draft("dots for a blank", stem: "Energy is made in the ..... of the cell."),
    ]
  ) { draft, _ in
    ["__", "....", "……"].first(where: draft.stem.contains)
  }
}
