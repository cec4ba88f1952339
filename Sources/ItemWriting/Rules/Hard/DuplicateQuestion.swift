extension ItemWritingRule {
  package static let duplicateQuestion = ItemWritingRule(
    "duplicate_question", .hard,
    reason: "A test must not ask for the same thing twice.",
    advice: "Ask for something that no earlier question of the test asks for.",
    passing: [
      .draft("the first question"), .draft("a different question", accepted: [proteins]),
      .draft(
        "the same wording for two terms", stem: "Which of these describes the term “Echo” as your notes do?", key: "Sound that comes back",
        accepted: [
          Example.draft(
            "", stem: "Which of these describes the term “Tone” as your notes do?", key: "Sound of one height",
            evidence: "Tone: sound of one height and no other."
          ).draft
        ]),
      .draft(
        "the same wording for two facts", stem: "Which part of the cell makes most of its proteins?", key: "Ribosome",
        evidence: "Ribosomes put the proteins of a cell together.", accepted: [Example.draft("").draft]),
    ],
    failing: [
      .draft("the same question", accepted: [Example.draft("").draft]),
      .draft("nearly the same", stem: "Which part of the cell makes most of the energy carrier?", accepted: [Example.draft("").draft]),
      .draft(
        "the same key from the same sentence", stem: "What do biologists call the power plant of cells?",
        accepted: [Example.draft("").draft]),
      .draft(
        "the same key in nearly the same words", stem: "Which part of the cell makes most of its usable energy carrier?",
        accepted: [
          Example.draft("", evidence: "In the mitochondrion the cell makes its energy carrier.").draft
        ]),
    ]
  ) { draft, context in
    guard let shape = draft.shape else { return nil }
    return context.earlier.entries.first { shape.asksTheSame(as: $0) }?.draft.stem
  }

  private static let proteins = Example.draft(
    "", stem: "Where are proteins of a cell put together?", key: "Ribosome", evidence: "Ribosomes put the proteins of a cell together."
  ).draft
}
