import NoteFacts

extension ItemWritingRule {
  static let vagueFrequency = ItemWritingRule(
    "vague_frequency", .soft,
    reason: "Readers disagree about how often “often” is.",
    advice: "Say how often, or leave it out.",
    passing: [.draft("no vague words"), .draft("“may” inside a longer word", key: "Mayflower")],
    failing: [.draft("a vague word", distractors: ["Often the ribosome", "Cell wall", "Vacuole", "Nucleolus"])]
  ) { draft, _ in
    draft.optionWords.lazy.joined().first(where: draft.vocabulary.vague.contains)
  }
}
