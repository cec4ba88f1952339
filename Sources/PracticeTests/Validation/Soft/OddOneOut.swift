extension ItemWritingRule {
  static let oddOneOut = ItemWritingRule(
    "odd_one_out", .soft,
    reason:
      "An option that looks unlike the others is chosen, or ruled out, by its looks (Haladyna, Downing and Rodriguez 2002, guideline 23).",
    advice: "Give all options one form: the same kind of beginning, the same kind of end.",
    passing: [.draft("one form"), .draft("two and three are no odd one", distractors: ["ribosome", "cell wall", "Vacuole", "Nucleolus"])],
    failing: [
      .draft("one without a capital", key: "mitochondrion"), .draft("one with a full stop", key: "Mitochondrion."),
      .draft("one number", key: "12", distractors: ["Ribosome", "Cell wall", "Vacuole", "Nucleolus"]),
    ]
  ) { draft, _ in
    let looks: [(String) -> Bool] = [
      { $0.first?.isUppercase ?? false }, { $0.last.map(".!?".contains) ?? false }, { $0.first?.isNumber ?? false },
    ]
    for look in looks {
      let odd = draft.options.filter(look)
      if odd.count == 1 { return odd[0] }
      if odd.count == draft.options.count - 1 { return draft.options.first { !look($0) } }
    }
    return nil
  }
}
