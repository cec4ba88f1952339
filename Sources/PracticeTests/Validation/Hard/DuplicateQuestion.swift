extension ItemWritingRule {
  static let duplicateQuestion = ItemWritingRule(
    "duplicate_question", .hard,
    reason: "A test asks for each thing once.",
    advice: "Ask for something that no earlier question of the test asks for.",
    passing: [
      .draft("the first question"),
      .draft(
        "another question",
        accepted: [
          Example.draft(
            "", stem: "Where are proteins of a cell put together?", key: "Ribosome",
            evidence: "Ribosomes put the proteins of a cell together."
          ).draft
        ]),
    ],
    failing: [
      .draft("the same question", accepted: [Example.draft("").draft]),
      .draft("nearly the same", stem: "Which part of the cell makes most of the energy carrier?", accepted: [Example.draft("").draft]),
      .draft(
        "the same key from the same sentence", stem: "What do biologists call the power plant of cells?",
        accepted: [Example.draft("").draft]),
    ]
  ) { draft, context in
    context.accepted.first { other in
      overlap(draft.stem, other.stem) >= 0.6
        || (Words.all(draft.correctAnswer) == Words.all(other.correctAnswer) && Words.all(draft.evidence) == Words.all(other.evidence))
    }?.stem
  }

  /// How many runs of five characters two stems share, of all that either has: the index of P. Jaccard (1901), from 0 to 1.
  private static func overlap(_ one: String, _ other: String) -> Double {
    let (one, other) = (runs(one), runs(other))
    let all = one.union(other).count
    return all == 0 ? 0 : Double(one.intersection(other).count) / Double(all)
  }

  private static func runs(_ text: String) -> Set<String> {
    let characters = Array(Words.all(text).joined(separator: " "))
    guard characters.count > 5 else { return [String(characters)] }
    return Set((0...(characters.count - 5)).map { String(characters[$0..<($0 + 5)]) })
  }
}
