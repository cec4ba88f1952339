import NoteFacts

extension ItemWritingRule {
  static let bannedPhrase = ItemWritingRule(
    "banned_phrase", .hard,
    reason: "A question must be clear by itself. It must not refer to a text that test takers cannot see, its options, or its author.",
    advice: "Take the phrase out, and say what is meant.",
    passing: [
      .draft("a question that needs no other text"),
      .draft("“adoption” is not “option”", stem: "Which adoption a cell makes is called endosymbiosis?"),
    ],
    failing: [
      .draft("a reference to a text that is not shown", stem: "According to the text, what makes the energy of the cell?"),
      .draft("a label of an option", key: "Option A"),
      .draft("a model that mentions itself", rationale: "As an AI, I think it is the mitochondrion."),
      .draft("a model that introduces its answer", rationale: "Here is the question: the mitochondrion makes it."),
      .draft("in German", stem: "Was macht laut Text die Energie der Zelle?", language: "de"),
    ]
  ) { draft, _ in
    let texts = [draft.stemWords, draft.rationaleWords] + draft.optionWords
    return draft.phrase(of: draft.vocabulary.banned, in: texts) ?? draft.phrase(of: draft.cues.machine, in: texts)
  }
}
