import NoteFacts

extension ItemWritingRule {
  package static let schema = ItemWritingRule(
    "schema", .hard,
    reason:
      "A question is a stem, one key, four distractors and a rationale: none empty, none labelled, none too long. A question with a typed answer has no distractors.",
    advice: "Write a stem within the word limit, one correct answer, exactly four distractors without labels, and a rationale.",
    passing: [
      .draft("a whole question"),
      .draft("a question with a typed answer", format: .typed),
      .draft("an initial that looks like a label", key: "E. coli", evidence: "E. coli is a cell that lives in the gut."),
      .draft(
        "a stem in Japanese", stem: "細胞のエネルギーの大部分を作る部分はどれですか。", key: "ミトコンドリア",
        distractors: ["リボソーム", "細胞壁", "液胞", "核小体"], evidence: "ミトコンドリアは細胞のエネルギーの大部分を作る。", rationale: "ミトコンドリアが作る。",
        language: "ja", topic: "細胞"),
    ],
    failing: [
      .draft("a typed answer with distractors", distractors: ["Ribosome", "Cell wall", "Vacuole", "Nucleolus"], format: .typed),
      .draft("a chosen answer with other answers", otherAnswers: ["Mitochondria"]),
      .draft("an empty accepted answer", format: .typed, otherAnswers: [" "]),
      .draft("three distractors", distractors: ["Ribosome", "Cell wall", "Vacuole"]), .draft("an empty option", key: "  "),
      .draft("a labelled option", key: "A) Mitochondrion"), .draft("no rationale", rationale: ""), .draft("no stem", stem: " "),
      .draft("labels with full stops", key: "A. Mitochondrion", distractors: ["B. Ribosome", "C. Wall", "D. Vacuole", "E. Nucleolus"]),
      .draft("a stem that is too long", stem: String(repeating: "word ", count: 51) + "?"),
      .draft("a stem without spaces that is too long", stem: String(repeating: "細胞", count: 60) + "？", language: "ja"),
      .draft("an option that is too long", key: String(repeating: "long ", count: 40)),
      .draft("a rationale that is too long", rationale: String(repeating: "long ", count: 500)),
    ]
  ) { draft, context in
    if draft.distractors.count != draft.format.distractorCount { return "\(draft.distractors.count) distractors" }
    let others = draft.otherAnswers.count
    if others > (draft.format == .typed ? QuestionFormat.TypedLimit.otherAnswers : 0) { return "\(others) other answers" }
    if ([draft.stem, draft.rationale] + draft.options + draft.otherAnswers).contains(where: isBlank) { return "an empty part" }
    if let option = draft.options.first(where: { isLonger($0, than: maximumCharacters) || label($0)?.isSure == true }) { return option }
    let labels = Set(draft.options.compactMap { label($0)?.character })
    if labels == Set("abcde") || labels == Set("12345") { return draft.correctAnswer }
    if let part = [draft.rationale, draft.evidence].first(where: { isLonger($0, than: maximumTextCharacters) }) {
      return String(part.prefix(80))
    }
    let words = WritingSystem.hasUnspaced(draft.stem) ? WritingSystem.wordCount(draft.stem) : draft.stemWords.count
    return words > context.slot.promptWordLimit ? "\(words) words in the stem" : nil
  }

  private static let maximumCharacters = 160
  private static let maximumTextCharacters = 2000

  private static func isLonger(_ text: String, than limit: Int) -> Bool { text.utf8.count > limit && text.count > limit }

  private static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.properties.isWhitespace || FoldedText.isInvisible($0) }
  }

  /// The label at the beginning of an option, such as `A)`, `b.` or `(3)`.
  ///
  /// A letter or digit with a bracket is certainly a label. With a full stop it may be an initial or an ordinal, so it counts as a label
  /// only if all options are labelled.
  private static func label(_ option: String) -> (character: Character, isSure: Bool)? {
    var rest = option.drop { $0.isWhitespace }
    let isBracketed = rest.first == "("
    if isBracketed { rest = rest.dropFirst() }
    guard let label = rest.first, label.isASCII, label.isLetter || label.isNumber, let mark = rest.dropFirst().first else { return nil }
    guard mark == ")" || (!isBracketed && (mark == "." || mark == ":")), rest.dropFirst(2).first?.isWhitespace ?? false else { return nil }
    return (Character(label.lowercased()), mark == ")")
  }
}
