/// The width of a text in a terminal, in columns.
enum TerminalWidth {
  /// Wide characters take two columns and marks take none (Unicode Standard Annex #11, for the blocks that word lists use).
  static func of(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width($1) }
  }

  /// Pads a text so that it is centred in a line.
  static func centred(_ text: String, in columns: Int) -> String {
    String(repeating: " ", count: max(0, (columns - of(text)) / 2)) + text
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: 0
    default: wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }
  }
}
