extension ItemWritingRule {
  static let convergence = ItemWritingRule(
    "convergence", .soft,
    reason: "Distractors made by changing one part of the key each leave it with the most in common: it can be found without the question.",
    advice: "Share the words of the correct answer less, or share the words of distractors among each other as well.",
    passing: [
      .draft("nothing in common"),
      .draft(
        "every combination", key: "Warm dry air", distractors: ["Warm wet air", "Cold dry air", "Cold wet air", "Warm still air"]),
    ],
    failing: [
      .draft(
        "the key in the middle", key: "Outer smooth membrane",
        distractors: ["Outer rough membrane", "Inner smooth membrane", "Outer smooth wall", "Inner smooth layer"])
    ]
  ) { draft, _ in
    let options = draft.optionContent.map(Set.init)
    let shared = options.dropFirst().reduce(options.first ?? []) { $0.intersection($1) }
    let telling = options.map { $0.subtracting(shared) }
    let frequency = telling.reduce(into: [String: Int]()) { counts, words in for word in words { counts[word, default: 0] += 1 } }
    let sums = telling.map { $0.reduce(0) { $0 + (frequency[$1] ?? 0) } }
    guard let key = sums.first, let most = sums.dropFirst().max(), key > most else { return nil }
    // NB: the frequency counts the key as well, so half of four distractors is three.
    return telling[0].count { (frequency[$0] ?? 0) >= 3 } >= 2 ? draft.correctAnswer : nil
  }
}
