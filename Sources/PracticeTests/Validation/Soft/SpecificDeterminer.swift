extension ItemWritingRule {
  static let specificDeterminer = ItemWritingRule(
    "specific_determiner", .soft,
    reason: "“Always” and “only” are seldom true, and test takers know it.",
    advice: "Take absolute words out of the options, or put them into key and distractors alike.",
    passing: [
      .draft("no absolute words"),
      .draft("in key and distractor", key: "It always grows", distractors: ["It always shrinks", "It stays", "It splits", "It rests"]),
    ],
    failing: [
      .draft("in a distractor alone", distractors: ["Always the ribosome", "Cell wall", "Vacuole", "Nucleolus"]),
      .draft("in the key alone", key: "Only the mitochondrion"),
    ]
  ) { draft, context in
    let isAbsolute = { (option: String) in Words.all(option).first(where: context.vocabulary.absolutes.contains) }
    let inDistractors = draft.distractors.compactMap(isAbsolute).first
    let inKey = isAbsolute(draft.correctAnswer)
    return (inKey == nil) == (inDistractors == nil) ? nil : inKey ?? inDistractors
  }
}
