extension ItemWritingRule {
  static let bannedPhrase = ItemWritingRule(
    "banned_phrase", .hard,
    reason: "A question stands by itself: it does not point at a text nobody sees, at its own options, or at whoever wrote it.",
    advice: "Take the phrase out, and say what is meant.",
    passing: [
      .draft("a question by itself"), .draft("“adoption” is not “option”", stem: "Which adoption a cell makes is called endosymbiosis?"),
    ],
    failing: [
      .draft("a text nobody sees", stem: "According to the text, what makes the energy of the cell?"),
      .draft("a place holder", key: "Option A"), .draft("a code fence", rationale: "``` mitochondrion ```"),
      .draft("a machine", rationale: "As an AI, I think it is the mitochondrion."),
    ]
  ) { draft, context in
    for text in [draft.stem, draft.rationale] + draft.options {
      if text.contains("```") { return "```" }
      let words = Words.all(text)
      if let phrase = context.vocabulary.banned.first(where: { Words.contains(words, $0) }) { return phrase.joined(separator: " ") }
    }
    return nil
  }
}
