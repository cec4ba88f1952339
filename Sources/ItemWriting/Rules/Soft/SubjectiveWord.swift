import NoteFacts

extension ItemWritingRule {
  static let subjectiveWord = ItemWritingRule(
    "subjective_word", .soft,
    reason: "“Clearly” and “obviously” express the opinion of the writer and say nothing about the subject.",
    advice: "Take out the words that say how sure or how plain it is.",
    passing: [
      .draft("no subjective words"), .draft("“naturally” inside a longer word", stem: "Which cell has an unnaturally large nucleus?"),
    ],
    failing: [
      .draft("in the stem", stem: "Which part of the cell obviously makes its energy?"), .draft("in an option", key: "Clearly the nucleus"),
      .draft("in Spanish", stem: "¿Qué parte de la célula, por supuesto, produce energía?", language: "es"),
      .draft("in French", stem: "Quelle partie de la cellule fait évidemment son énergie ?", language: "fr"),
    ]
  ) { draft, _ in
    draft.phrase(of: draft.cues.subjective, in: [draft.stemWords] + draft.optionWords)
  }
}
