package import NoteFacts

extension ItemWritingRule {
  package static let typedAnswer = ItemWritingRule(
    "typed_answer", .hard, for: [.typed],
    reason: "A learner can only type an answer that has one wording: a word, a name or a number. A clause has many wordings.",
    advice: "Ask for a term, a name or a number of at most four words and 40 characters, without a comma, brackets or a verb.",
    passing: [
      .draft("a term", format: .typed), .draft("another name", format: .typed, otherAnswers: ["mitochondria"]),
      .draft("a number with a unit", key: "3.5 km/h", format: .typed), .draft("an initial", key: "E. coli", format: .typed),
      .draft("in Japanese", stem: "細胞のエネルギーの大部分を作る部分はどれですか。", key: "ミトコンドリア", language: "ja", format: .typed),
      .draft("a long option", key: "The part that makes most of the energy"),
    ],
    failing: [
      .draft("five words", key: "the power plant of cells", format: .typed),
      .draft("a long word", key: String(repeating: "mito", count: 11), format: .typed),
      .draft("a clause", key: "it is a mitochondrion", format: .typed), .draft("a list", key: "Mitochondrion, ribosome", format: .typed),
      .draft("a name in brackets", key: "Mitochondrion (organelle)", format: .typed),
      .draft("a clause in German", key: "weil es Energie macht", language: "de", format: .typed),
      .draft("a long phrase in Japanese", key: "細胞のエネルギーの大部分を作るとても小さな部分のこと", language: "ja", format: .typed),
      .draft("no letter and no digit", key: "→", format: .typed),
    ]
  ) { draft, _ in
    draft.acceptList.first { !TypedAnswerShape.isTypable($0, draft.cues) }
  }
}

/// Decides whether a learner can be expected to type a text exactly.
package enum TypedAnswerShape {
  private static let marks = [
    ", ", "; ", ": ", ". ", "! ", "? ", " / ", "(", ")", "[", "]", "，", "、", "；", "：", "。", "（", "）", "？", "“", "”", "…",
  ]
  /// In scripts without spaces, words are short and their number is estimated.
  private static let maximumUnspacedWords = 8

  /// Whether a text is short and is no clause, list or bracketed phrase.
  package static func isTypable(_ text: String, _ cues: WritingCues) -> Bool {
    let words = Words.all(text)
    let isUnspaced = WritingSystem.hasUnspaced(text)
    let count = isUnspaced ? WritingSystem.wordCount(text) : words.count
    guard !words.isEmpty, text.count <= QuestionFormat.TypedLimit.characters,
      count <= (isUnspaced ? maximumUnspacedWords : QuestionFormat.TypedLimit.words)
    else { return false }
    // NB: The point of an initial, as in “E. coli”, ends no sentence.
    let pointed = text.hasPrefix(String(text.prefix(1)) + ". ") ? String(text.dropFirst(3)) : text
    guard !marks.contains(where: pointed.contains), !text.contains(where: { $0.isNewline || $0 == "\t" }) else { return false }
    return !words.contains { cues.copulas.contains($0) || cues.subordinators.contains($0) } || words.count == 1
  }
}
