extension ItemWritingRule {
  static let shortestKey = ItemWritingRule(
    "shortest_key", .soft, for: [.choice],
    reason:
      "A key that is at most half as long as every distractor stands out as much as a key that is the longest option (Haladyna, Downing and Rodriguez 2002, guideline 24).",
    advice: "Make the correct answer about as long as the shortest distractor.",
    passing: [
      .draft("options of similar length"), .draft("short numbers", key: "3", distractors: ["12", "15", "20", "40"]),
    ],
    failing: [
      .draft(
        "a key that is much shorter", key: "Energy",
        distractors: ["Proteins for the cell", "Water for the vacuole", "Sugar for the cell wall", "Genes for the nucleus"])
    ]
  ) { draft, _ in
    let shortest = draft.distractors.map(\.count).min() ?? 0
    let key = draft.correctAnswer.count
    return 2 * key <= shortest && key + 6 <= shortest ? draft.correctAnswer : nil
  }
}
