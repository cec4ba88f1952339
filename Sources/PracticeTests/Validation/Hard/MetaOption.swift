extension ItemWritingRule {
  static let metaOption = ItemWritingRule(
    "all_or_none", .hard,
    reason:
      "“All of the above” is right as soon as two options are; “none” tests nothing (Haladyna, Downing and Rodriguez 2002, guidelines 25 and 26).",
    advice: "Replace every option that speaks of other options by one that answers the question.",
    passing: [
      .draft("options that answer"), .draft("“all” as a word of the answer", key: "All of the cell's water"),
      .draft("“small” is not “all”", key: "A small vacuole"),
    ],
    failing: [
      .draft("all of the above", key: "All of the above"), .draft("none of these", key: "None of these."),
      .draft("labels combined", key: "Both A and B"), .draft("in Spanish", key: "Todas las anteriores", language: "es"),
    ]
  ) { draft, context in
    draft.options.first { context.vocabulary.metaOptions.contains(Words.all($0)) }
  }
}
