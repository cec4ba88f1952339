extension ItemWritingRule {
  static let sharedOpening = ItemWritingRule(
    "shared_opening", .soft, for: [.choice],
    reason:
      "Test takers must read words that begin every option five times, and these words do not help to decide (Haladyna, Downing and Rodriguez 2002, guideline 16).",
    advice: "Move the words with which all options begin into the stem.",
    passing: [
      .draft("different beginnings"),
      .draft(
        "the first two words in common", key: "The cell grows",
        distractors: ["The cell rests", "The cell splits", "The cell dies", "The cell swells"]),
    ],
    failing: [
      .draft(
        "the first three words in common", key: "It makes the energy",
        distractors: ["It makes the genes", "It makes the wall", "It makes the water", "It makes the salt"])
    ]
  ) { draft, _ in
    guard let first = draft.optionWords.first else { return nil }
    let shared = first.indices.prefix { place in draft.optionWords.allSatisfy { $0.count > place + 1 && $0[place] == first[place] } }.count
    return shared >= 3 ? first[..<shared].joined(separator: " ") : nil
  }
}
