/// Removes the inline markup from a line of Markdown. All markup is ASCII, so one pass over the bytes is enough.
struct InlineMarkdown {
  private let bytes: [UInt8]
  private var position = 0
  private var output: [UInt8] = []
  /// The positions of open brackets in the output.
  private var brackets: [Int] = []
  /// The position of the next closing character of each kind, so that no search is repeated.
  private var closings: [UInt8: Int] = [:]

  /// The line without emphasis, code marks and HTML. Links become their texts; entities and escaped characters become the characters they
  /// stand for.
  static func plain(_ line: String) -> String { withoutMarks(TeX.plain(line)) }

  /// The line without marks, with its formulas as they are.
  static func withoutMarks(_ line: String) -> String {
    let line = NoteMarkup.plain(line)
    guard line.utf8.contains(where: special.contains) else { return line }
    var reader = InlineMarkdown(bytes: Array(line.utf8))
    return reader.read()
  }

  private static let special = Set("*_`[]<&\\!".utf8)
  /// The maximum length in bytes of an entity, a tag or an address.
  private static let maximumLength = 2_000

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read() -> String {
    output.reserveCapacity(bytes.count)
    while position < bytes.count { step() }
    // NB: The bracket of a link is replaced by a byte that never occurs in UTF-8.
    return String(decoding: output.filter { $0 != Self.removed }, as: UTF8.self)
  }

  private static let removed: UInt8 = 0xFF

  private mutating func step() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\\") where next.map(Self.isPunctuation) ?? false: take(2, dropping: 1)
    case UInt8(ascii: "["):
      brackets.append(output.count)
      take(1)
    case UInt8(ascii: "!") where next == UInt8(ascii: "["): position += 1
    case UInt8(ascii: "]"): closeBracket()
    case UInt8(ascii: "<"): readTag()
    case UInt8(ascii: "&"): readEntity()
    case UInt8(ascii: "*"), UInt8(ascii: "`"), UInt8(ascii: "_"):
      if !isMark(byte) { output.append(byte) }
      position += 1
    default: take(1)
    }
  }

  private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  private mutating func take(_ count: Int, dropping dropped: Int = 0) {
    output += bytes[(position + dropped)..<min(position + count, bytes.count)]
    position += count
  }

  /// Whether a character is markup: an asterisk or a backtick unless there are spaces on both sides, or an underscore at the edge of a
  /// word.
  private func isMark(_ byte: UInt8) -> Bool {
    let last = output.last
    guard byte == UInt8(ascii: "_") else { return !(Self.isSpace(last) && Self.isSpace(next)) }
    // NB: the end of `__bold__` has two underscores behind the word. Only a few are skipped, because a line can consist of them.
    return !Self.isWord(last) || !Self.isWord(bytes[position...].prefix(4).first { $0 != byte })
  }

  private mutating func closeBracket() {
    guard let open = brackets.popLast(), next == UInt8(ascii: "("), let end = closing(UInt8(ascii: ")")) else { return take(1) }
    output[open] = Self.removed
    position = end + 1
  }

  /// Skips `<b>`, `</b>` and `<https://…>`, but keeps a less-than sign.
  private mutating func readTag() {
    let opens = next.map { Self.isLetter($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "!") } ?? false
    guard opens, let end = closing(UInt8(ascii: ">")) else { return take(1) }
    position = end + 1
    if !Self.isSpace(output.last) && isBreak(before: end) { output.append(UInt8(ascii: " ")) }
  }

  private func isBreak(before end: Int) -> Bool {
    String(decoding: bytes[max(0, end - 5)..<end], as: UTF8.self).lowercased().contains("<br")
  }

  private mutating func readEntity() {
    guard let end = closing(UInt8(ascii: ";")), end - position <= 10,
      let text = Self.entity(String(decoding: bytes[(position + 1)..<end], as: UTF8.self))
    else { return take(1) }
    output += Array(text.utf8)
    position = end + 1
  }

  /// The next position of a character, if it is at most ``maximumLength`` bytes away.
  private mutating func closing(_ sign: UInt8) -> Int? {
    if let known = closings[sign], known > position { return known - position <= Self.maximumLength ? known : nil }
    let found = bytes[position...].firstIndex(of: sign) ?? Int.max
    closings[sign] = found
    return found - position <= Self.maximumLength ? found : nil
  }

  private static func entity(_ name: String) -> String? {
    HTMLEntities.character(named: name) ?? number(name).flatMap(Unicode.Scalar.init).flatMap { $0.value < 32 ? nil : String($0) }
  }

  /// `#955` or `#x3BB`.
  private static func number(_ name: String) -> UInt32? {
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    return digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
  }

  private static func isSpace(_ byte: UInt8?) -> Bool { byte.map { $0 == 32 || (9...13).contains($0) } ?? true }

  private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & 0xDF) }

  /// NB: Bytes beyond ASCII count as letters, because they nearly always are.
  private static func isWord(_ byte: UInt8?) -> Bool {
    byte.map { isLetter($0) || (48...57).contains($0) || $0 == UInt8(ascii: "_") || $0 >= 0x80 } ?? false
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    (33...47).contains(byte) || (58...64).contains(byte) || (91...96).contains(byte) || (123...126).contains(byte)
  }
}
