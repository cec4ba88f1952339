import NoteFacts

/// Converts plain text to HTML.
enum HTMLText {
  /// HTML for use between tags that shows exactly the plain text. Line breaks become `<br>`, and quotation marks are unchanged.
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

  /// NB: Unicode composition (NFC) would combine a mark with the end of the tag before it: `>` and U+0338 become U+226F.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.canonicalCombiningClass != .notReordered }
}
