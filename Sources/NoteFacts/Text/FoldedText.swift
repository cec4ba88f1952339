/// Normalizes text so that strings that look the same are equal.
package enum FoldedText {
  /// A text with one kind of space, quotation mark, apostrophe and dash, with full-width letters in their usual width, and without
  /// invisible characters.
  ///
  /// NB: This is not NFKC, which would make 10² equal to 102 and CO₂ equal to CO2.
  package static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x21...0x7E).contains($0) || $0 == 0x20 }) { return text }
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !isInvisible(scalar) { plain.append(contentsOf: seen(scalar).unicodeScalars) }
    return String(plain)
  }

  /// Whether a scalar is invisible: a joiner, a direction mark, a soft hyphen or a variation selector.
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0xAD: false
    case 0x34F, 0x115F, 0x1160, 0x3164, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    default: scalar.properties.generalCategory == .format
    }
  }

  package static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar == " " || (0x9...0xD).contains(scalar.value) : scalar.properties.isWhitespace
  }

  /// Whether a scalar is part of a word: a letter, a combining mark or a digit.
  package static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar) }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }

  private static func seen(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0).map { String(Character($0)) } ?? ""
    case 0x2018...0x201B, 0x2032, 0x02BC: "'"
    case 0x201C...0x201F, 0x2033, 0xAB, 0xBB: "\""
    case 0x2010...0x2015, 0x2212: "-"
    case 0xFB00...0xFB04: ["ff", "fi", "fl", "ffi", "ffl"][Int(scalar.value - 0xFB00)]
    default: scalar.properties.isWhitespace ? " " : String(Character(scalar))
    }
  }

  /// A text without its quotations, because they are the wording of somebody else.
  package static func withoutQuotations(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { "“«„「『\"‹".unicodeScalars.contains($0) }) else { return text }
    var (kept, inside, closing) = ("", "", nil as Character?)
    for character in text {
      if let end = closing {
        inside.append(character)
        if character == end { (inside, closing) = ("", nil) }
      } else if let end = quotationMarks[character] {
        closing = end
        inside = String(character)
      } else {
        kept.append(character)
      }
    }
    return kept + inside
  }

  private static let quotationMarks: [Character: Character] = [
    "“": "”", "«": "»", "„": "“", "「": "」", "『": "』", "\"": "\"", "‹": "›",
  ]
}
