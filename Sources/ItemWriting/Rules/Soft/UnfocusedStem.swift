import NoteFacts

extension ItemWritingRule {
  static let unfocusedStem = ItemWritingRule(
    "unfocused_stem", .soft,
    reason:
      "A test taker should be able to answer the stem without seeing the options (Haladyna, Downing and Rodriguez 2002, guideline 15).",
    advice: "Make the stem a whole question that ends in a question mark, or a whole sentence with one blank.",
    passing: [
      .draft("a question"), .draft("in Spanish", stem: "¿Qué parte de la célula produce su energía?", language: "es"),
      .draft("a sentence with a blank", stem: "Most of the energy of the cell is made in the _____."),
      .draft("in Japanese, without a question mark", stem: "細胞のエネルギーを作る部分はどれですか。", language: "ja"),
      .draft("in Thai, which has no question mark", stem: "ส่วนใดของเซลล์สร้างพลังงาน", language: "th"),
      .draft("a question with the first letters of its answer", stem: "Which part of the cell makes its energy? (mi…)", format: .typed),
      .draft("in Arabic", stem: "أي جزء من الخلية ينتج الطاقة؟", language: "ar"),
    ],
    failing: [
      .draft("not a question", stem: "Energy of the cell"), .draft("a colon", stem: "The mitochondrion of the cell makes:"),
      .draft("no question word", stem: "The cell has energy from its parts?"),
    ]
  ) { draft, _ in
    if !StemShape.blanks(draft.stem).isEmpty { return nil }
    guard let last = StemShape.withoutHint(draft.stem).last(where: { !$0.isWhitespace }) else { return draft.stem }
    if last != ":" && WritingSystem.hasUnspaced(draft.stem) { return nil }
    guard StemShape.isQuestionMark(last) || (last == ";" && isGreek(draft.stem)) else { return draft.stem }
    let asking = draft.vocabulary.interrogatives
    return asking.isEmpty || draft.stemWords.contains(where: asking.contains) ? nil : draft.stem
  }

  /// Whether a text contains Greek letters. The Greek question mark is a semicolon.
  private static func isGreek(_ text: String) -> Bool { text.unicodeScalars.contains { (0x0370...0x03FF).contains($0.value) && $0 != ";" } }
}
