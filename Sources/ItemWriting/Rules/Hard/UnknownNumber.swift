import NoteFacts

extension ItemWritingRule {
  static let unknownNumber = ItemWritingRule(
    "unknown_number", .hard,
    reason: "A number that is not in the notes is invented, unless the question computes it. Questions compute from the level “apply” on.",
    advice: "Use numbers of the notes in the correct answer and in the rationale.",
    passing: [
      .draft("no numbers"),
      .draft("a number from the notes", key: "38", evidence: "The cell makes 38 energy carriers from one sugar."),
      .draft(
        "a number that the notes write as a word", key: "2", evidence: "A cell of this kind divides into two cells.",
        rationale: "It divides in 2."),
      .draft(
        "a number without the thousands separator of the notes", key: "1000 cells", evidence: "A drop holds about 1,000 cells of this kind."
      ),
      .draft("a number that must be computed", key: "76", evidence: "The cell makes 38 energy carriers from one sugar.", bloom: .apply),
      .draft("a number in a name", rationale: "The mitochondrion uses vitamin B12 and CO2 as well."),
      .draft(
        "a number from the stem", stem: "Which part of the cell works at 37 degrees?", rationale: "At 37 degrees it is the mitochondrion."),
      .draft("a small count in a rationale", rationale: "The mitochondrion has 2 membranes."),
    ],
    failing: [
      .draft("a number in the key that is not in the notes", key: "36", evidence: "The cell makes 38 energy carriers from one sugar."),
      .draft("a number in the rationale that is not in the notes", rationale: "The mitochondrion was found in 1857."),
      .draft("a small number in the key", key: "3 cells", evidence: "A cell of this kind divides into two cells."),
      .draft("in Arabic", key: "٣٦", evidence: "تصنع الخلية ٣٨ جزيئا من السكر الواحد دائما.", language: "ar"),
    ]
  ) { draft, context in
    guard context.slot.bloomLevel == .remember || context.slot.bloomLevel == .understand else { return nil }
    let asked = context.index.numerals.union(Numerals.known(in: draft.stem, draft.stemWords, draft.cues))
    let isCounted = !draft.cues.numbers.isEmpty
    let unknown = { (text: String, known: Set<String>, minimumDigits: Int) in
      Numerals.all(text).first { forms in (forms.first?.count ?? 0) >= minimumDigits && !forms.contains(where: known.contains) }?.first
    }
    if let number = unknown(draft.correctAnswer, asked, isCounted ? 1 : 2) { return number }
    // NB: A rationale may also explain why a distractor is wrong, and may count things that the notes list.
    return unknown(draft.rationale, asked.union(draft.distractors.flatMap(Numerals.all).joined()), 2)
  }
}
