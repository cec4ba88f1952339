import NoteFacts

extension ItemWritingRule {
  static let answerInStem = ItemWritingRule(
    "answer_in_stem", .hard,
    reason: "A stem that contains the key answers itself.",
    advice: "Take the words of the correct answer out of the stem.",
    passing: [
      .draft("a stem without the key"), .draft("a short word in both", stem: "Which gas is in air?", key: "Air"),
      .draft("a short word inside a longer one, in Japanese", stem: "水素は何からできますか。", key: "水", language: "ja"),
    ],
    failing: [
      .draft(
        "the key of a typed answer in the stem", stem: "What does the mitochondrion, part of every cell, mostly make?", format: .typed),
      .draft(
        "another accepted answer in the stem", stem: "What do biologists call the organelles that make the energy?", format: .typed,
        otherAnswers: ["organelles"]),
      .draft("the key in the stem", stem: "What does the mitochondrion, part of every cell, mostly make?"),
      .draft("in Japanese", stem: "細胞のミトコンドリアは何を作りますか。", key: "ミトコンドリア", language: "ja"),
    ]
  ) { draft, _ in
    if isTold(draft.correctAnswer, words: draft.keyWords, content: draft.keyContent, draft) { return draft.correctAnswer }
    return draft.otherAnswers.first { answer in
      let words = Words.all(answer)
      return isTold(answer, words: words, content: Words.content(words, draft.vocabulary), draft)
    }
  }

  /// Whether the stem contains an answer that is long enough to give it away.
  private static func isTold(_ answer: String, words: [String], content: [String], _ draft: DraftReading) -> Bool {
    if WritingSystem.hasUnspaced(answer) {
      return WritingSystem.wordCount(answer) >= 2 && answer.count >= 4 && draft.stem.contains(answer)
    }
    guard content.count >= 2 || words.contains(where: { $0.count >= 6 }) else { return false }
    return Words.contains(draft.stemWords, words)
  }
}
