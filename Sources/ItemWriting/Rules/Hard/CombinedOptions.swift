import NoteFacts

extension ItemWritingRule {
  static let combinedOptions = ItemWritingRule(
    "combined_options", .hard, for: [.choice],
    reason:
      "Options that combine numbered statements test how well test takers exclude options, not what they know (the K-type: Haladyna, Downing and Rodriguez 2002, guideline 9).",
    advice: "Ask about one statement, and give five answers instead of combinations of labels.",
    passing: [
      .draft("options that are answers"),
      .draft(
        "chords that look like labels", stem: "Which two chords of the scale end the cell of the song?", key: "IV and I",
        distractors: ["V and II", "II and IV", "I and III", "VI and II"]),
      .draft(
        "numbers as answers", stem: "Which numbers of cells come after two divisions?", key: "2 and 4",
        distractors: ["1 and 3", "3 and 5", "4 and 5", "1 and 5"]),
    ],
    failing: [
      .draft(
        "Roman numerals", stem: "I. Cells divide. II. Cells grow. III. Cells rest. Which of these statements are true?", key: "I and II",
        distractors: ["II and III", "I only", "III only", "I, II and III"]),
      .draft(
        "digits in Spanish", stem: "1) La célula crece. 2) La célula vive. 3) La célula vuela. ¿Cuáles son ciertas?", key: "1 y 2",
        distractors: ["2 y 3", "solo 1", "solo 3", "1, 2 y 3"], language: "es"),
    ]
  ) { draft, _ in
    let labels = labels(of: draft.stem)
    guard labels.count > 1 else { return nil }
    let combined = zip(draft.options, draft.optionWords).filter { _, words in
      let (links, rest) = (words.count(where: draft.cues.connectives.contains), words.filter { !draft.cues.connectives.contains($0) })
      return !rest.isEmpty && rest.allSatisfy(labels.contains) && (rest.count > 1 || links > 0)
    }
    return combined.count > 1 ? combined.first?.0 : nil
  }

  /// The labels that a stem puts before its statements: `I.`, `(2)`, `a)`.
  private static func labels(of stem: String) -> Set<String> {
    guard stem.utf8.count(where: { ").:".utf8.contains($0) }) > 1 else { return [] }
    return Set(
      stem.split(whereSeparator: \.isWhitespace).compactMap { word in
        let label = word.drop { $0 == "(" }.prefix { $0.isLetter || $0.isNumber }
        guard let mark = word[label.endIndex...].first, ".):".contains(mark), word[label.endIndex...].count == 1 else { return nil }
        let name = label.lowercased()
        return known.contains(name) ? name : nil
      })
  }

  private static let known = Words.set("i ii iii iv v vi a b c d e 1 2 3 4 5 6")
}
