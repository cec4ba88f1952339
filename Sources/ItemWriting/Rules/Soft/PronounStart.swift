import NoteFacts

extension ItemWritingRule {
  static let pronounStart = ItemWritingRule(
    "pronoun_start", .soft,
    reason: "A stem that begins with “this” or “it” refers to something that the reader cannot see.",
    advice: "Name what the question is about instead of pointing at it.",
    passing: [
      .draft("a question word"), .draft("a pronoun later in the stem", stem: "What does the cell do when it is cold?"),
      .draft("“that” in a question", stem: "What is that part of the cell called which makes its energy?"),
    ],
    failing: [
      .draft("this", stem: "This part of the cell makes what?"), .draft("it", stem: "It makes energy for the cell. What is it?"),
      .draft("in Spanish", stem: "Esta parte de la célula, ¿qué hace?", language: "es"),
      .draft("in German", stem: "Dieser Teil der Zelle macht was?", language: "de"),
    ]
  ) { draft, _ in
    draft.stemWords.first.flatMap { draft.cues.pronouns.contains($0) ? $0 : nil }
  }
}
