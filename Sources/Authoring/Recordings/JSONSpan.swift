/// Finds the values of a JSON text that is known to be right, by their places. An edit in such a place leaves the layout of the rest alone.
struct JSONSpan {
  let text: [UInt8]
  /// The bytes of one value, without white space around it.
  let range: Range<Int>

  /// The whole text as one value.
  init(_ text: [UInt8]) { self.init(text: text, range: Self.trimmed(text, 0..<text.count)) }

  private init(text: [UInt8], range: Range<Int>) { (self.text, self.range) = (text, range) }

  /// The elements of an array; empty for other values.
  var elements: [JSONSpan] { opens(with: "[") ? parts.map { JSONSpan(text: text, range: $0) } : [] }

  /// The value of a member of an object; nil if there is none, and for other values.
  subscript(key: String) -> JSONSpan? {
    guard opens(with: "{") else { return nil }
    for part in parts {
      guard
        let colon = end(ofString: part.lowerBound).flatMap({ after in text[after..<part.upperBound].firstIndex(of: UInt8(ascii: ":")) }),
        Self.trimmed(text, part.lowerBound..<colon).elementsEqual(in: text, "\"\(key)\"")
      else { continue }
      return JSONSpan(text: text, range: Self.trimmed(text, (colon + 1)..<part.upperBound))
    }
    return nil
  }

  /// Whether the value is a string that needs no escapes.
  func isString(_ string: String) -> Bool { range.elementsEqual(in: text, "\"\(string)\"") }

  private func opens(with bracket: Unicode.Scalar) -> Bool { range.count >= 2 && text[range.lowerBound] == UInt8(ascii: bracket) }

  /// What stands between the commas of an object or array.
  private var parts: [Range<Int>] {
    var (parts, start, depth, index): ([Range<Int>], Int, Int, Int) = ([], range.lowerBound + 1, 0, range.lowerBound + 1)
    let end = range.upperBound - 1
    while index < end {
      switch text[index] {
      case UInt8(ascii: "\""):
        index = self.end(ofString: index) ?? end
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ","):
        if depth == 0 {
          parts.append(Self.trimmed(text, start..<index))
          start = index + 1
        }
      default: break
      }
      index += 1
    }
    let last = Self.trimmed(text, start..<end)
    return last.isEmpty ? parts : parts + [last]
  }

  /// The index after the string that begins at an index; nil if no string does.
  private func end(ofString start: Int) -> Int? {
    guard text[start] == UInt8(ascii: "\"") else { return nil }
    var index = start + 1
    while index < range.upperBound, text[index] != UInt8(ascii: "\"") { index += text[index] == UInt8(ascii: "\\") ? 2 : 1 }
    return min(index + 1, range.upperBound)
  }

  private static func trimmed(_ text: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var (from, to) = (range.lowerBound, range.upperBound)
    while from < to, isSpace(text[from]) { from += 1 }
    while from < to, isSpace(text[to - 1]) { to -= 1 }
    return from..<to
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
}

extension Range<Int> {
  fileprivate func elementsEqual(in text: [UInt8], _ string: String) -> Bool { text[self].elementsEqual(string.utf8) }
}
