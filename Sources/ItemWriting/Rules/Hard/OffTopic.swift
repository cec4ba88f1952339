import NoteFacts

extension ItemWritingRule {
  package static let offTopic = ItemWritingRule(
    "off_topic", .hard,
    reason: "A question must be on the topic of its slot.",
    advice: "Write about the topic of the slot, and use its words.",
    passing: [
      .draft("a word of the topic in the stem"), .draft("a plural", stem: "What do most cells make there?", topic: "Cell biology"),
      .draft(
        "a topic whose name is not in the notes", stem: "Which city is the capital of France?", key: "Paris",
        evidence: "Paris is the capital of France today.", topic: "Geography"),
      .draft("another form of a word", stem: "Which process is photosynthetic?", topic: "Photosynthesis"),
      .draft(
        "in Japanese", stem: "植物の細胞膜は何を通しますか。", key: "水", evidence: "植物の細胞膜は水をよく通すと書いてある。", language: "ja", topic: "細胞膜"),
    ],
    failing: [
      .draft(
        "a question on another topic", stem: "Which city is the capital of France?", key: "Paris",
        distractors: ["Lyon", "Nice", "Lille", "Brest"],
        evidence: "Paris is the capital of France today.", topic: "Membranes",
        notes: "Membranes keep water in. Paris is the capital of France today.")
    ]
  ) { draft, context in
    // NB: If the notes never name the topic (notes on history may never say “history”), the rule cannot decide.
    guard !context.areNotesOnTopic, context.topicWords.contains(where: isNamed(in: context.index)) else { return nil }
    let words = Set((draft.stemWords + draft.keyWords + draft.evidenceWords).map(Words.singular))
    if !words.isDisjoint(with: context.topicWords) || context.topicWords.contains(where: { isNamed($0, in: draft, words) }) { return nil }
    return context.slot.topic
  }

  private static func isNamed(in notes: NotesIndex) -> (String) -> Bool {
    { WritingSystem.hasUnspaced($0) ? notes.containsLetters(of: $0) : notes.knows($0) }
  }

  /// Whether a draft contains a word in another form, or, in a script without spaces, contains its letters.
  private static func isNamed(_ term: String, in draft: DraftReading, _ words: Set<String>) -> Bool {
    if WritingSystem.hasUnspaced(term) {
      return [draft.stem, draft.correctAnswer, draft.evidence].contains { $0.lowercased().contains(term) }
    }
    return words.contains { Affixes.areRelated($0, term) }
  }
}
