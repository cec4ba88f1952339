extension ItemWritingRule {
  static let articleClue = ItemWritingRule(
    "article_clue", .hard,
    reason: "A stem that ends in “a” or “an” rules out the options that begin with the other sound.",
    advice: "Move the article into the options, or write “a(n)”.",
    passing: [
      .draft("no article at the end"),
      .draft("one sound", stem: "The cell's power plant is a", distractors: ["Ribosome", "Wall", "Vacuole", "Nucleolus"]),
    ],
    failing: [.draft("two sounds", stem: "The cell's power plant is a", distractors: ["Ribosome", "Axon", "Vacuole", "Nucleolus"])]
  ) { draft, context in
    guard context.language == "en", let last = Words.all(draft.stem).last, last == "a" || last == "an" else { return nil }
    let beginsWithVowel = draft.options.map { $0.lowercased().first.map("aeiou".contains) ?? false }
    return Set(beginsWithVowel).count > 1 ? last : nil
  }
}
