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
      .draft("the key in the stem", stem: "What does the mitochondrion, part of every cell, mostly make?"),
      .draft("in Japanese", stem: "細胞のミトコンドリアは何を作りますか。", key: "ミトコンドリア", language: "ja"),
    ]
  ) { draft, _ in
    if WritingSystem.hasUnspaced(draft.correctAnswer) {
      let isTelling = WritingSystem.wordCount(draft.correctAnswer) >= 2 && draft.correctAnswer.count >= 4
      return isTelling && draft.stem.contains(draft.correctAnswer) ? draft.correctAnswer : nil
    }
    guard draft.keyContent.count >= 2 || draft.keyWords.contains(where: { $0.count >= 6 }) else { return nil }
    return Words.contains(draft.stemWords, draft.keyWords) ? draft.correctAnswer : nil
  }
}
