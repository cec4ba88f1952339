extension ItemWritingRule {
  static let sharedOpening = ItemWritingRule(
    "shared_opening", .soft,
    reason: "Words that begin every option are read five times and say nothing (Haladyna, Downing and Rodriguez 2002, guideline 16).",
    advice: "Move the words with which all options begin into the stem.",
    passing: [
      .draft("different beginnings"),
      .draft(
        "two words alike", key: "The cell grows", distractors: ["The cell rests", "The cell splits", "The cell dies", "The cell swells"]),
    ],
    failing: [
      .draft(
        "three words alike", key: "It makes the energy",
        distractors: ["It makes the genes", "It makes the wall", "It makes the water", "It makes the salt"])
    ]
  ) { draft, _ in
    guard let first = draft.optionWords.first else { return nil }
    let shared = first.indices.prefix { place in draft.optionWords.allSatisfy { $0.count > place + 1 && $0[place] == first[place] } }.count
    return shared >= 3 ? first[..<shared].joined(separator: " ") : nil
  }
}
