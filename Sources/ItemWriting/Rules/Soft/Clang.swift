extension ItemWritingRule {
  static let clang = ItemWritingRule(
    "clang", .soft, points: 2,
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
    draft.stemContent.first { word in
      word.count >= 5 && draft.keyContent.contains(word) && !context.topicWords.contains(word)
        && !draft.optionContent.dropFirst().contains { $0.contains(word) }
    }
  }
}
