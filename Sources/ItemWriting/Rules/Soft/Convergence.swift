extension ItemWritingRule {
  static let convergence = ItemWritingRule(
    "convergence", .soft, for: [.choice],
    reason:
      "If each distractor changes one part of the key, the key has most in common with the other options and can be found without the question.",
    advice: "Share the words of the correct answer less, or share the words of distractors among each other as well.",
    passing: [
      .draft("options with nothing in common"),
      .draft(
        "options that combine all parts", key: "Warm dry air",
        distractors: ["Warm wet air", "Cold dry air", "Cold wet air", "Warm still air"]),
    ],
    failing: [
      .draft(
        "distractors that each change one part of the key", key: "Outer smooth membrane",
        distractors: ["Outer rough membrane", "Inner smooth membrane", "Outer smooth wall", "Inner smooth layer"])
    ]
  ) { draft, _ in
    let options = draft.optionContent.map(Set.init)
    let shared = options.dropFirst().reduce(options.first ?? []) { $0.intersection($1) }
    let telling = options.map { $0.subtracting(shared) }
    let frequency = telling.reduce(into: [String: Int]()) { counts, words in for word in words { counts[word, default: 0] += 1 } }
    let sums = telling.map { $0.reduce(0) { $0 + (frequency[$1] ?? 0) } }
    guard let key = sums.first, let most = sums.dropFirst().max(), key > most else { return nil }
    // NB: The frequency includes the key, so a word that is in half of the four distractors has a frequency of three.
    return telling[0].count { (frequency[$0] ?? 0) >= 3 } >= 2 ? draft.correctAnswer : nil
  }
}
