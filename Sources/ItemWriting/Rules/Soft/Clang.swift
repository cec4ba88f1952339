extension ItemWritingRule {
  static let clang = ItemWritingRule(
    "clang", .soft, points: 2, for: [.choice],
    reason:
      "A specific word that occurs in the stem and, of all options, only in the key gives the key away (Haladyna, Downing and Rodriguez 2002, guideline 28).",
    advice: "Use the word in a distractor as well, or in neither.",
    passing: [
      .draft("no shared word"),
      .draft(
        "a shared word that is also in a distractor", stem: "Which membrane surrounds it?", key: "Outer membrane",
        distractors: ["Inner membrane", "Wall", "Skin", "Coat"]),
    ],
    failing: [
      .draft(
        "a shared word that is only in the key", stem: "Which membrane surrounds it?", key: "Outer membrane",
        distractors: ["Ribosome", "Wall", "Skin", "Coat"])
    ]
  ) { draft, context in
    draft.stemContent.first { word in
      word.count >= 5 && draft.keyContent.contains(word) && !context.topicWords.contains(word)
        && !draft.optionContent.dropFirst().contains { $0.contains(word) }
    }
  }
}
