import NoteFacts

extension ItemWritingRule {
  static let containedOption = ItemWritingRule(
    "contained_option", .hard, for: [.choice],
    reason:
      "If one option is part of another, a test taker who accepts the longer one accepts both (Haladyna, Downing and Rodriguez 2002, guideline 22).",
    advice: "Rewrite the options so that none is contained in another.",
    passing: [
      .draft("no option is part of another"),
      .draft("digits that occur in another number", key: "98 m", distractors: ["0.98 m", "9.8 m", "980 m", "8 m"]),
      .draft("terms of a sum", key: "x", distractors: ["x + 1", "x + 2", "x + 3", "x + 4"]),
      .draft("letters inside a word of another option", key: "Mitosis", distractors: ["Osis", "Meiosis", "Lysis", "Budding"]),
    ],
    failing: [
      .draft("an option that is half of another", key: "Mitosis", distractors: ["Mitosis and meiosis", "Budding", "Lysis", "Fission"])
    ]
  ) { draft, _ in
    let options = draft.optionWords.indices.filter { !isFormula(draft.options[$0]) }
    for option in options {
      let words = draft.optionWords[option]
      let longer = options.first { draft.optionWords[$0].count > words.count && Words.contains(draft.optionWords[$0], words) }
      if let longer { return draft.options[longer] }
    }
    return nil
  }

  // NB: 98 is not part of 0.98, and x is not part of x + 1.
  private static func isFormula(_ option: String) -> Bool {
    option.unicodeScalars.contains { DecimalNumber.digit($0) != nil || $0.properties.generalCategory == .mathSymbol }
  }
}
