extension ItemWritingRule {
  static let negativeStem = ItemWritingRule(
    "negative_stem", .hard,
    reason:
      "A question that asks for a false statement is often misread by test takers who know the answer (Haladyna, Downing and Rodriguez 2002, guideline 17).",
    advice: "Ask for what is true.",
    passing: [
      .draft("a question without negation"),
      .draft("a negation in the sentence before the question", stem: "A plant cell is not green. Which part is missing from it?"),
      .draft("“knot” is not “not”", stem: "Which knot holds a rope best?"),
      .draft("at least", stem: "Which cell has at least two nuclei?"),
      .draft("a negation in a quotation", stem: "Which term do your notes explain as “a cell that does not have a nucleus”?"),
      .draft("a negation in a condition", stem: "What does a cell do when it does not get oxygen?"),
      .draft("“false” as part of a term", stem: "What do biologists call a false fruit?"),
      .draft("“less” in Spanish", stem: "¿Qué célula tiene menos agua?", language: "es"),
    ],
    failing: [
      .draft("not", stem: "Which of these is not part of a cell?"), .draft("except", stem: "All are parts of the cell except which?"),
      .draft("a contraction", stem: "Which part doesn't a plant cell have?"),
      .draft("false", stem: "Which statement about the cell is false?"),
      .draft("in Spanish", stem: "¿Cuál no es parte de la célula?", language: "es"),
      .draft("in capitals", stem: "Which of these is NOT part of a cell?"),
    ]
  ) { draft, _ in
    Negation.turningRound(draft.askingWords, draft)
  }
}
