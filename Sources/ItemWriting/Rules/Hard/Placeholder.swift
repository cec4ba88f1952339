import NoteFacts

extension ItemWritingRule {
  static let placeholder = ItemWritingRule(
    "placeholder", .hard,
    reason: "A question must not contain placeholders, or markup of the format in which it was written.",
    advice: "Write out every part of the question, without brackets to fill in and without code fences.",
    passing: [
      .draft("a whole question"), .draft("a quantity in brackets", rationale: "The concentration [H] is what the mitochondrion keeps."),
      .draft("“option” as part of a term", key: "A stock option"),
      .draft("an interval", key: "[0, 1]", distractors: ["[1, 2]", "[2, 3]", "[3, 4]", "[4, 5]"]),
    ],
    failing: [
      .draft("a code fence", rationale: "``` mitochondrion ```"),
      .draft("a numbered option", distractors: ["Option 1", "Wall", "Vacuole", "Plasm"]),
      .draft("a numbered distractor", distractors: ["Distractor 2", "Wall", "Vacuole", "Plasm"]),
      .draft("in Spanish", distractors: ["Opción 3", "Pared", "Vacuola", "Núcleo"], language: "es"),
      .draft("in Japanese", distractors: ["選択肢1", "細胞壁", "液胞", "核"], language: "ja"),
      .draft("TBD", key: "TBD"), .draft("lorem ipsum", stem: "Which lorem ipsum dolor of the cell?"),
      .draft("dots in brackets", stem: "Which part of the […] makes energy?"), .draft("brackets to fill in", key: "[insert the answer]"),
    ]
  ) { draft, _ in
    if let option = draft.options.first(where: isNumbered) { return option }
    for text in [draft.stem, draft.rationale] + draft.options where text.utf8.contains(where: { "`[<{".utf8.contains($0) }) {
      if let mark = marks.first(where: text.contains) { return mark }
    }
    return draft.phrase(of: fillers, in: [draft.stemWords, draft.rationaleWords] + draft.optionWords)
  }

  private static let marks = ["```", "[…]", "[...]", "[insert", "[your ", "<insert", "{{", "<answer>", "<option"]
  private static let fillers = Words.phrases("lorem ipsum;tbd;to be determined later;insert text here;insert answer here;placeholder text")

  /// Whether an option consists only of a word for “option” and a label.
  private static func isNumbered(_ option: String) -> Bool {
    guard option.utf8.count <= 40 else { return false }
    let text = FoldedText.folded(option).lowercased().filter { !$0.isWhitespace && $0 != "." }
    return nouns.contains { noun in
      guard text.hasPrefix(noun) else { return false }
      let label = text.dropFirst(noun.count)
      return (1...2).contains(label.count) && (label.allSatisfy(\.isNumber) || ("a"..."e").contains(label))
    }
  }

  private static let nouns = [
    "option", "choice", "answer", "distractor", "wronganswer", "opción", "respuesta", "antwort", "auswahl", "réponse", "choix", "risposta",
    "opzione", "opção", "resposta", "вариант", "ответ", "seçenek", "選択肢", "选项", "選項", "보기", "ตัวเลือก", "الخيار", "خيار",
  ]
}
