extension NormalizationPass {
  /// Takes the marks that end a sentence off, and returns how many bytes remain; `nil` when quotation marks are in the way.
  mutating func finish() -> Int? {
    if traits.endsSentences {
      guard !closesAfterEnding() else { return nil }
      while let (start, entry) = lastEntry(before: count), entry.has(PassEntry.ends) || output[start] == 0x20 { count = start }
      // NB: what is left may end in a quotation mark again.
      guard !closesAfterEnding() else { return nil }
    }
    return traits.unwraps && isWrapped ? nil : count
  }

  private var isWrapped: Bool {
    count > 1 && output[0] == output[count - 1] && (output[0] == Self.quote || output[0] == Self.apostrophe)
  }

  /// Whether quotation marks or parentheses at the end follow a mark that ends a sentence, or a space.
  private func closesAfterEnding() -> Bool {
    var end = count
    while end > 0, Self.isCloser(output[end - 1]) { end -= 1 }
    guard end < count, let (start, entry) = lastEntry(before: end) else { return false }
    return entry.has(PassEntry.ends) || output[start] == 0x20
  }

  private func lastEntry(before end: Int) -> (start: Int, entry: PassEntry)? {
    guard end > 0 else { return nil }
    var start = end - 1
    while start > 0, output[start] & 0xC0 == 0x80 { start -= 1 }
    guard let (scalar, _) = UTF8Reader.scalar(in: UnsafeBufferPointer(start: output, count: end), at: start) else { return nil }
    return (start, table.entry(scalar))
  }

  private static let quote: UInt8 = 0x22
  private static let apostrophe: UInt8 = 0x27

  private static func isCloser(_ byte: UInt8) -> Bool { byte == quote || byte == apostrophe || byte == 0x29 }
}
