/// Helpers for text that all formats use.
enum Text {
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// The text without leading and trailing white space (the Unicode property White_Space).
  static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    // NB: nearly every text is trimmed already.
    if let first = scalars.first, let last = scalars.last, !first.properties.isWhitespace, !last.properties.isWhitespace { return text }
    let isInk = { (scalar: Unicode.Scalar) in !scalar.properties.isWhitespace }
    guard let first = scalars.firstIndex(where: isInk), let last = scalars.lastIndex(where: isInk) else { return "" }
    return String(scalars[first...last])
  }
}
