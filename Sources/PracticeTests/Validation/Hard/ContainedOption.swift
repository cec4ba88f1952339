extension ItemWritingRule {
  static let containedOption = ItemWritingRule(
    "contained_option", .hard,
    reason:
      "If one option is part of another, whoever accepts the longer one has accepted both (Haladyna, Downing and Rodriguez 2002, guideline 22).",
    advice: "Rewrite the options so that none is contained in another.",
    passing: [
      .draft("no option in another"),
      .draft("a part of a word is no option", key: "Mitosis", distractors: ["Osis", "Meiosis", "Lysis", "Budding"]),
    ],
    failing: [.draft("one of a pair", key: "Mitosis", distractors: ["Mitosis and meiosis", "Budding", "Lysis", "Fission"])]
  ) { draft, _ in
    let options = draft.options.map(Words.all)
    for (index, option) in options.enumerated() {
      for (other, longer) in options.enumerated() where index != other && longer.count > option.count && Words.contains(longer, option) {
        return draft.options[other]
      }
    }
    return nil
  }
}
