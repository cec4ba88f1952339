extension ItemWritingRule {
  static let clang = ItemWritingRule(
    "clang", .soft,
    reason: "A telling word in the stem and in the key alone gives the key away (Haladyna, Downing and Rodriguez 2002, guideline 28).",
    advice: "Use the word in a distractor as well, or in neither.",
    passing: [
      .draft("no shared word"),
      .draft(
        "a shared word in a distractor too", stem: "Which membrane surrounds it?", key: "Outer membrane",
        distractors: ["Inner membrane", "Wall", "Skin", "Coat"]),
    ],
    failing: [
      .draft(
        "a shared word in the key alone", stem: "Which membrane surrounds it?", key: "Outer membrane",
        distractors: ["Ribosome", "Wall", "Skin", "Coat"])
    ]
  ) { draft, context in
    let topic = context.topicWords
    let elsewhere = Set(draft.distractors.flatMap { Words.content($0, context.vocabulary) })
    let key = Set(Words.content(draft.correctAnswer, context.vocabulary))
    return Words.content(draft.stem, context.vocabulary).first { word in
      word.count >= 5 && key.contains(word) && !elsewhere.contains(word) && !topic.contains(word)
    }
  }
}
