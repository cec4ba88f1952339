extension ItemWritingRule {
  static let offTopic = ItemWritingRule(
    "off_topic", .hard,
    reason: "A slot asks for a question on its topic.",
    advice: "Write about the topic of the slot, and use its words.",
    passing: [
      .draft("a word of the topic in the stem"), .draft("a plural", stem: "What do most cells make there?", topic: "Cell biology"),
    ],
    failing: [
      .draft(
        "nothing of the topic", stem: "Which city is the capital of France?", key: "Paris",
        distractors: ["Lyon", "Nice", "Lille", "Brest"],
        evidence: "Paris is the capital of France today.", topic: "Membranes")
    ]
  ) { draft, context in
    let terms = context.topicWords
    guard !terms.isEmpty else { return nil }
    let words = [draft.stem, draft.correctAnswer, draft.evidence].flatMap { Words.all($0).map(Words.singular) }
    return words.contains(where: terms.contains) ? nil : context.slot.topic
  }
}
