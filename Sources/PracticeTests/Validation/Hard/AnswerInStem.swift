extension ItemWritingRule {
  static let answerInStem = ItemWritingRule(
    "answer_in_stem", .hard,
    reason: "A stem that contains the key answers itself.",
    advice: "Take the words of the correct answer out of the stem.",
    passing: [.draft("a stem without the key"), .draft("a short word in both", stem: "Which gas is in air?", key: "Air")],
    failing: [.draft("the key in the stem", stem: "What does the mitochondrion, part of every cell, mostly make?")]
  ) { draft, context in
    let key = Words.all(draft.correctAnswer)
    guard Words.content(draft.correctAnswer, context.vocabulary).count >= 2 || key.contains(where: { $0.count >= 6 }) else { return nil }
    return Words.contains(Words.all(draft.stem), key) ? draft.correctAnswer : nil
  }
}
