import NoteFacts

extension ItemWritingRule {
  static let specificDeterminer = ItemWritingRule(
    "specific_determiner", .soft, points: 2, for: [.choice],
    reason: "Statements with “always” or “only” are seldom true, and test takers know it.",
    advice: "Take absolute words out of the options, or put them into key and distractors alike.",
    passing: [
      .draft("no absolute words"),
      .draft(
        "in the key and in a distractor", key: "It always grows", distractors: ["It always shrinks", "It stays", "It splits", "It rests"]),
    ],
    failing: [
      .draft("only in a distractor", distractors: ["Always the ribosome", "Cell wall", "Vacuole", "Nucleolus"]),
      .draft("only in the key", key: "Only the mitochondrion"),
    ]
  ) { draft, _ in
    let absolutes = draft.optionWords.map { $0.first(where: draft.vocabulary.absolutes.contains) }
    let inKey = absolutes.first ?? nil
    let inDistractors = absolutes.dropFirst().lazy.compactMap(\.self).first
    return (inKey == nil) == (inDistractors == nil) ? nil : inKey ?? inDistractors
  }
}
