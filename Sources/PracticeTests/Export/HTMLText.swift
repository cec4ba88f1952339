/// Plain text as HTML.
enum HTMLText {
  /// Shows what was written, signs of HTML included; line breaks stay. For text between tags: quotation marks stay as they are.
  static func escaped(_ text: String) -> String { text.cleanLines.map(escapedLine).joined(separator: "<br>") }

  private static func escapedLine(_ line: String) -> String {
    var isFirst = true
    return line.replacingScalars { scalar in
      defer { isFirst = false }
      switch scalar {
      case "&": return "&amp;"
      case "<": return "&lt;"
      case ">": return "&gt;"
      default: return isFirst && isMark(scalar) ? "&#\(scalar.value);" : nil
      }
    }
  }

  /// NB: whoever composes text (Unicode form NFC) takes a mark and the end of the tag before it for one sign: `>` and U+0338 become U+226F.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.canonicalCombiningClass != .notReordered }
}
