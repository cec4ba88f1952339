import NoteFacts

extension ItemWritingRule {
  static let oddOneOut = ItemWritingRule(
    "odd_one_out", .soft, for: [.choice],
    reason:
      "Test takers choose or exclude an option that looks different from the others because of its appearance (Haladyna, Downing and Rodriguez 2002, guideline 23).",
    advice: "Give all options one form: the same kind of beginning, the same kind of end, the same unit.",
    passing: [
      .draft("options of the same form"),
      .draft("two with a lowercase letter and three with a capital", distractors: ["ribosome", "cell wall", "Vacuole", "Nucleolus"]),
      .draft("numbers with the same unit", key: "10 m", distractors: ["20 m", "30 m", "40 m", "50 m"]),
    ],
    failing: [
      .draft("one without a capital", key: "mitochondrion"), .draft("one with a full stop", key: "Mitochondrion."),
      .draft("one number", key: "12", distractors: ["Ribosome", "Cell wall", "Vacuole", "Nucleolus"]),
      .draft("one with an article", key: "The mitochondrion"),
      .draft("one with a preposition", key: "In the ribosome", distractors: ["Cell wall", "Vacuole", "Nucleolus", "Plasm"]),
      .draft("one in the form of an activity", key: "Growing roots", distractors: ["Water loss", "Cold air", "Dry soil", "Thin leaves"]),
      .draft("one with another unit", key: "10 m", distractors: ["20 m", "30 m", "40 m", "50 km"]),
      .draft(
        "one with an article, in Spanish", key: "La pared", distractors: ["Núcleo", "Vacuola", "Membrana", "Ribosoma"], language: "es"),
    ]
  ) { draft, context in
    for look in looks {
      let places = draft.options.indices.filter { look(draft, context, $0) }
      if places.count == 1, let odd = places.first { return draft.options[odd] }
      if places.count == draft.options.count - 1, let odd = draft.options.indices.first(where: { !places.contains($0) }) {
        return draft.options[odd]
      }
    }
    return oddUnit(draft)
  }

  private typealias Look = @Sendable (DraftReading, DraftContext, Int) -> Bool

  private static let looks: [Look] = [
    { draft, _, place in draft.options[place].first?.isUppercase ?? false },
    { draft, _, place in draft.options[place].last.map { ".!?。！？".contains($0) } ?? false },
    { draft, _, place in draft.options[place].first?.isNumber ?? false },
    { draft, _, place in draft.optionWords[place].first.map(draft.cues.articles.contains) ?? false },
    { draft, _, place in draft.optionWords[place].first.map(draft.cues.prepositions.contains) ?? false },
    { draft, context, place in context.language == "en" && draft.optionWords[place].first.map(isActivity) ?? false },
  ]

  private static func isActivity(_ word: String) -> Bool { word.count >= 6 && word.hasSuffix("ing") }

  /// The only quantity whose unit differs from the unit that all the others share.
  private static func oddUnit(_ draft: DraftReading) -> String? {
    let units = draft.quantities.compactMap(\.?.unit)
    guard units.count == draft.options.count, Set(units).count == 2 else { return nil }
    return zip(draft.options, units).first { _, unit in units.count { $0 == unit } == 1 }?.0
  }
}
