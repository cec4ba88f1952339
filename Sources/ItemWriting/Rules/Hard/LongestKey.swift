extension ItemWritingRule {
  static let longestKey = ItemWritingRule(
    "longest_key", .hard, for: [.choice],
    reason:
      "Writers make the key the most exact option, and so the longest; test takers know it (Haladyna, Downing and Rodriguez 2002, guideline 24).",
    advice: "Make the correct answer about as long as the longest distractor.",
    passing: [
      .draft("options of similar length"),
      .draft("a key that is slightly longer", key: "Mitochondrial", distractors: ["Ribosomal", "Cell wall", "Vacuole", "Nucleolus"]),
    ],
    failing: [.draft("a key that is much longer", key: "The mitochondrion, which makes most of the energy carrier")]
  ) { draft, _ in
    let longest = draft.distractors.map(\.count).max() ?? 0
    let key = draft.correctAnswer.count
    return 10 * key >= 11 * longest && key >= longest + 6 ? draft.correctAnswer : nil
  }
}
