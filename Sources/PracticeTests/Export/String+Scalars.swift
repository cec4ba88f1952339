import NoteFacts

/// Operations of the export formats on plain text. All of them work on Unicode scalars.
extension String {
  /// The text with U+FFFD in place of the control characters that XML 1.0 (section 2.2, Char) forbids or discourages. They are of no use in
  /// the other text formats either.
  var withoutControls: String {
    replacingScalars { scalar in
      switch scalar.value {
      case 0x9, 0xA, 0xD, 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: nil
      default: "\u{FFFD}"
      }
    }
  }

  /// The lines without their line breaks and ``withoutControls``.
  var cleanLines: [String] { split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0).withoutControls } }

  /// The text on one line, cut to a maximum number of characters.
  func title(_ limit: Int) -> String {
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ").withoutControls
    return line.count > limit ? "\(line.prefix(limit))…" : line
  }
}
