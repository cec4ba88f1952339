extension ItemWritingRule {
  static let outsideLink = ItemWritingRule(
    "outside_link", .hard,
    reason: "A question is based on the notes alone. An address leads to another source, and models invent addresses.",
    advice: "Take the address out of the stem and the rationale.",
    passing: [
      .draft("no address"), .draft("the name of a scheme", stem: "What does a cell phone send after “https” in an address?"),
      .draft(
        "an address from the notes", evidence: "The cell atlas is at https://atlas.example for everybody to read.",
        rationale: "“The cell atlas is at https://atlas.example for everybody to read.”"),
    ],
    failing: [
      .draft("an address in the rationale", rationale: "The mitochondrion does: see https://example.org/cells for more."),
      .draft("an address without a scheme", stem: "Which part of the cell does www.example.org show first?"),
    ]
  ) { draft, context in
    let texts = [draft.stem, draft.rationale].lazy.filter(mayHaveAddress)
    return texts.flatMap { $0.split(whereSeparator: \.isWhitespace) }.map(String.init).first { word in
      isAddress(word) && !context.notes.contains(word.trimmingMarks)
    }
  }

  /// Whether a text contains a slash or “ww”. Few texts do, so most texts need not be split into words.
  private static func mayHaveAddress(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "/")) || zip(text.utf8, text.utf8.dropFirst()).contains { $0 | 0x20 == 0x77 && $1 | 0x20 == 0x77 }
  }

  private static func isAddress(_ word: String) -> Bool {
    guard word.utf8.contains(UInt8(ascii: ".")) || word.utf8.contains(UInt8(ascii: ":")) else { return false }
    let word = word.lowercased()
    return ["http://", "https://", "www."].contains { scheme in
      guard let found = word.firstRange(of: scheme), found.upperBound < word.endIndex else { return false }
      return word[found.upperBound].isLetter || word[found.upperBound].isNumber
    }
  }
}

extension String {
  /// The text without punctuation at its ends.
  fileprivate var trimmingMarks: String {
    var text = drop { !$0.isLetter && !$0.isNumber }
    while let last = text.last, !last.isLetter, !last.isNumber { text.removeLast() }
    return String(text)
  }
}
