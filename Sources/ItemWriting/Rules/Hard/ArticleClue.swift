import NoteFacts

extension ItemWritingRule {
  static let articleClue = ItemWritingRule(
    "article_clue", .hard, for: [.choice],
    reason: "“a” or “an” before the gap, or at the end of the stem, rules out the options that begin with the other sound.",
    advice: "Move the article into the options, or write “a(n)”.",
    passing: [
      .draft("no article at the end"),
      .draft(
        "all options begin with a consonant", stem: "The cell's power plant is a",
        distractors: ["Ribosome", "Wall", "Vacuole", "Nucleolus"]),
      .draft("both articles", stem: "The cell's power plant is a(n)", distractors: ["Ribosome", "Axon", "Vacuole", "Nucleolus"]),
      .draft(
        "a vowel letter with a consonant sound", stem: "A cell of this kind is a", key: "unicellular alga",
        distractors: ["bacterium", "virus", "ribosome", "plant"]),
    ],
    failing: [
      .draft(
        "vowel and consonant sounds at the end of the stem", stem: "The cell's power plant is a",
        distractors: ["Ribosome", "Axon", "Vacuole", "Nucleolus"]),
      .draft(
        "vowel and consonant sounds before a gap", stem: "The power plant of the cell is a _____.",
        distractors: ["Ribosome", "Axon", "Vacuole", "Nucleolus"]),
    ]
  ) { draft, context in
    guard context.language == "en" else { return nil }
    let before = StemShape.blanks(draft.stem).first.map { Words.all(String(draft.stem[..<$0.lowerBound])) } ?? draft.stemWords
    guard let last = before.last, last == "a" || last == "an", !draft.stem.contains("a(n)") else { return nil }
    return Set(draft.optionWords.map(beginsWithVowel)).count > 1 ? last : nil
  }

  /// Whether the spelling suggests that the first word begins with a vowel sound.
  private static func beginsWithVowel(_ words: [String]) -> Bool {
    guard let word = words.first else { return false }
    if silent.contains(where: word.hasPrefix) { return true }
    if spokenAsConsonant.contains(where: word.hasPrefix) { return false }
    return word.first.map("aeiou".contains) ?? false
  }

  private static let silent = ["hour", "honest", "honour", "honor", "heir"]
  private static let spokenAsConsonant = ["uni", "use", "usu", "usa", "eu", "uran", "uri", "ute", "uti", "one", "once", "ubi"]
}
