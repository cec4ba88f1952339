extension ItemWritingRule {
  package static let repeatedEvidence = ItemWritingRule(
    "repeated_evidence", .hard,
    reason: "Two questions on the same sentence of the notes can give away each other's answers.",
    advice: "Quote a sentence that no earlier question of the test rests on, and ask for what it says.",
    passing: [
      .draft("the first question"),
      .draft("another sentence", accepted: [Example.draft("", evidence: "Ribosomes put the proteins of a cell together.").draft]),
    ],
    failing: [
      .draft(
        "the same sentence", stem: "What does the mitochondrion do for the cell?", key: "It makes the energy carrier",
        accepted: [Example.draft("").draft]),
      .draft(
        "a part of the same sentence", stem: "What does the mitochondrion do for the cell?", key: "It makes the energy carrier",
        evidence: "makes most of the energy carrier that the cell uses", accepted: [Example.draft("").draft]),
    ]
  ) { draft, context in
    guard let shape = draft.shape else { return nil }
    return context.earlier.entries.contains { $0.sharesEvidence(with: shape) } ? draft.evidence : nil
  }
}
