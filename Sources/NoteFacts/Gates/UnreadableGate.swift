extension FactGate {
  /// Text that a learner cannot read as it is: TeX, program code, addresses, arrows, names of files.
  static let unreadable = FactGate(
    name: "unreadable",
    examples: [
      .init("Energy", "the quantity $\\frac{1}{2}mv^2$ of a moving body", passes: false),
      .init("Fetch", "the call fetch(url) that loads a page", passes: false),
      .init("Site", "the page at https://example.org with the notes", passes: false),
      .init("Cycle", "growth -> boom -> crash -> growth", passes: false),
      .init("Office", "write to office@example.org before the term begins", passes: false),
      .init("Wave", "the picture pages/image12.png of a wave", passes: false),
      .init("Rightarrow$ Solution", "the way out of a problem of customers", passes: false),
      .init("Price", "the sum of $5 that a ticket costs", passes: true),
      .init("Function", "the rule (a map) that gives one value for each input", passes: true),
    ],
    refuses: { Unreadable.isIn($0.term) || Unreadable.isIn($0.meaning) })
}

/// Recognizes text that cannot be shown to a learner as it is.
enum Unreadable {
  private static let signs = [
    "\\", "->", "=>", "→", "⇒", "←", "://", "[[", "]]", "{", "}", "`", "();", "==", "||", "&&", "___", "$$", "::", "www.", "<", "~", "@",
    ".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".pdf",
  ]

  static func isIn(_ text: String) -> Bool {
    // NB: A space before the bracket makes it a remark; without a space it is a call.
    signs.contains { text.firstPlace(of: $0) != nil } || text.utf8.count { $0 == UInt8(ascii: "$") } >= 2 || hasCall(text)
      || hasEndOfTeX(text)
      || text.utf8.contains(UInt8(ascii: "^")) || text.utf8.last == UInt8(ascii: "_") || hasUnbalancedMarks(text)
  }

  /// Whether a dollar sign follows two small letters. It ends a formula that begins elsewhere, and is no currency: “US$”, “10 k$”.
  private static func hasEndOfTeX(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return false }
    let bytes = Array(text.utf8)
    return bytes.indices.dropFirst(2).contains { place in
      bytes[place] == UInt8(ascii: "$") && bytes[(place - 2)..<place].allSatisfy { (97...122).contains($0) }
    }
  }

  private static func hasCall(_ text: String) -> Bool {
    var last: UInt8 = 32
    for byte in text.utf8 {
      if byte == UInt8(ascii: "("), (97...122).contains(last | 0x20), last != UInt8(ascii: "@") { return true }
      last = byte
    }
    return false
  }

  /// Whether a bracket or a quotation mark is open or was never opened, because the text is a fragment.
  static func hasUnbalancedMarks(_ text: String) -> Bool {
    var (round, square, straight) = (0, 0, 0)
    for character in text {
      switch character {
      case "(", "（": round += 1
      case ")", "）": round -= 1
      case "[": square += 1
      case "]": square -= 1
      case "\"": straight += 1
      default: break
      }
      if round < 0 || square < 0 { return true }
    }
    return round != 0 || square != 0 || straight % 2 != 0
  }
}
