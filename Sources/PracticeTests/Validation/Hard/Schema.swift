extension ItemWritingRule {
  static let schema = ItemWritingRule(
    "schema", .hard,
    reason: "A question is a stem, one key, four distractors and a rationale: none empty, none labelled, none too long.",
    advice: "Write a stem within the word limit, one correct answer, exactly four distractors without labels, and a rationale.",
    passing: [.draft("a whole question")],
    failing: [
      .draft("three distractors", distractors: ["Ribosome", "Cell wall", "Vacuole"]), .draft("an empty option", key: "  "),
      .draft("a labelled option", key: "A) Mitochondrion"), .draft("no rationale", rationale: ""), .draft("no stem", stem: " "),
      .draft("a stem over the limit", stem: String(repeating: "word ", count: 51) + "?"),
      .draft("an endless option", key: String(repeating: "long ", count: 40)),
    ]
  ) { draft, context in
    if draft.distractors.count != QuestionSlot.optionCount - 1 { return "\(draft.distractors.count) distractors" }
    if ([draft.stem, draft.rationale] + draft.options).contains(where: isBlank) { return "an empty part" }
    if let option = draft.options.first(where: { $0.count > mostCharacters || isLabelled($0) }) { return option }
    let words = Words.all(draft.stem).count
    return words > context.slot.promptWordLimit ? "\(words) words in the stem" : nil
  }

  private static let mostCharacters = 160

  private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

  /// Whether an option begins with a letter or a digit and a bracket or a stop: `A)`, `b.`, `(3)`.
  private static func isLabelled(_ option: String) -> Bool {
    var rest = option.drop { $0.isWhitespace }
    let isBracketed = rest.first == "("
    if isBracketed { rest = rest.dropFirst() }
    guard let label = rest.first, label.isASCII, label.isLetter || label.isNumber, let mark = rest.dropFirst().first else { return false }
    guard mark == ")" || (!isBracketed && (mark == "." || mark == ":")) else { return false }
    return rest.dropFirst(2).first?.isWhitespace ?? false
  }
}
