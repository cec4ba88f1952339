/// What the writers of exports do with plain text.
///
/// NB: all of it looks at Unicode scalars. A mark such as U+0301 makes one character with the sign before it, and readers of files see the
/// sign: `<` with a mark still opens a tag.
extension String {
  /// Every scalar for which there is something else replaced.
  func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = UnicodeScalarView()
    for scalar in unicodeScalars {
      if let other = replacement(scalar) { result.append(contentsOf: other.unicodeScalars) } else { result.append(scalar) }
    }
    return String(result)
  }

  /// U+FFFD for every scalar that XML 1.0 (section 2.2, Char) forbids or advises against as a control. No other text format gains by them.
  var withoutControls: String {
    replacingScalars { scalar in
      switch scalar.value {
      case 0x9, 0xA, 0xD, 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: nil
      default: "\u{FFFD}"
      }
    }
  }

  /// The lines without what ends them, and ``withoutControls``.
  var cleanLines: [String] { split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0).withoutControls } }

  /// On one line, and no longer than so many characters.
  func title(_ limit: Int) -> String {
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ").withoutControls
    return line.count > limit ? "\(line.prefix(limit))…" : line
  }
}
