/// Alternatives in one text, separated by a slash between spaces: `buenos días / buen día`. A slash without spaces, as in `cazador/a`, does
/// not separate.
public enum Alternatives {
  private static let separator = Array(" / ".utf8)

  /// The alternatives without the spaces around them. Empty alternatives are omitted. A text without a separator is the only alternative.
  ///
  /// NB: by bytes. A slash with a combining mark after it is one character, which would not be recognized as a separator.
  public static func split(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var (parts, start, index) = ([String](), 0, 0)
    while index < bytes.count {
      if bytes[index...].starts(with: separator) {
        append(bytes[start..<index], to: &parts)
        index += separator.count
        start = index
      } else {
        index += 1
      }
    }
    append(bytes[start...], to: &parts)
    return parts
  }

  private static func append(_ bytes: ArraySlice<UInt8>, to parts: inout [String]) {
    let (space, isSpace) = (UInt8(ascii: " "), { (byte: UInt8) in byte == UInt8(ascii: " ") })
    guard let first = bytes.firstIndex(where: { !isSpace($0) }), let last = bytes.lastIndex(where: { $0 != space }) else { return }
    parts.append(String(decoding: bytes[first...last], as: UTF8.self))
  }
}
