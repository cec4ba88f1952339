extension ItemWritingRule {
  static let hiddenCharacters = ItemWritingRule(
    "hidden_characters", .hard,
    reason: "Line breaks, control characters and direction overrides can make a question look like another text.",
    advice: "Write plain text: each option on one line, without control characters and direction overrides.",
    passing: [
      .draft("plain text"), .draft("two sentences on two lines in a rationale", rationale: "The mitochondrion does.\nSo say the notes."),
      .draft("an emoji that contains a joiner", distractors: ["👩‍🔬", "Cell wall", "Vacuole", "Nucleolus"]),
      .draft("a joiner that Persian needs", distractors: ["می‌خواهم", "Cell wall", "Vacuole", "Nucleolus"]),
    ],
    failing: [
      .draft("a line break in an option", key: "Mito\nchondrion"),
      .draft("a direction override", distractors: ["\u{202E}emosobiR", "Wall", "Vacuole", "Plasm"]),
      .draft("a tab in an option", key: "Mito\tchondrion"),
      .draft("a null character", stem: "Which part\u{0} of the cell makes its energy carrier?"),
      .draft("a replacement character", rationale: "The mitochondri\u{FFFD}n makes most of it."),
    ]
  ) { draft, _ in
    if let option = (draft.options + draft.otherAnswers).first(where: { $0.unicodeScalars.contains { isTrap($0) || isBreak($0) } }) {
      return visible(option)
    }
    return [draft.stem, draft.rationale].first { $0.unicodeScalars.contains(where: isTrap) }.map(visible)
  }

  // NB: Isolates and direction marks are allowed, because bidirectional text needs them. So are the joiners that Persian and Indic scripts
  // need.
  private static func isTrap(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: false
    case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0xFEFF, 0xFFF9...0xFFFD, 0xE0000...0xE007F: true
    default: false
    }
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool { [0x9, 0xA, 0xD, 0x2028, 0x2029].contains(scalar.value) }

  /// A text in which each hidden character is replaced by its code point.
  private static func visible(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      isTrap(scalar) || isBreak(scalar) ? "<U+" + String(scalar.value, radix: 16, uppercase: true) + ">" : String(Character(scalar))
    }.joined()
  }
}
