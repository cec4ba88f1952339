extension NormalizationPass {
  /// Removes the marks that end a sentence and the quotation marks around the whole text. Returns the number of remaining bytes.
  mutating func finish() -> Int {
    if traits.endsSentences { takeOffEnding() }
    if traits.unwraps { unwrap() }
    return count
  }

  /// Removes terminal marks and spaces at the end, also those before closing marks. The closing marks stay.
  private mutating func takeOffEnding() {
    var end = count
    // NB: closing marks are collected at the end of the written bytes, so they never overwrite bytes that are still to be read.
    var closers = count
    while let (scalar, start) = lastScalar(before: end) {
      if Self.isCloser(output[start]) {
        closers -= 1
        output[closers] = output[start]
      } else if scalar != " ", !table.entry(scalar.value).has(PassEntry.ends) {
        break
      }
      end = start
    }
    for index in closers..<count {
      output[end] = output[index]
      end += 1
    }
    count = end
  }

  /// Removes a pair of quotation marks around the whole text, and the spaces inside them.
  private mutating func unwrap() {
    guard count > 1, let quote = [Self.quote, Self.apostrophe].first(where: { $0 == output[0] }), output[count - 1] == quote else { return }
    guard (1..<(count - 1)).allSatisfy({ output[$0] != quote || isInWord($0) }) else { return }
    var (start, end) = (1, count - 1)
    while start < end, output[start] == 0x20 { start += 1 }
    while start < end, output[end - 1] == 0x20 { end -= 1 }
    for index in start..<end { output[index - start] = output[index] }
    count = end - start
  }

  /// Whether there is a letter on each side of a byte.
  private func isInWord(_ index: Int) -> Bool { Self.isLetter(output[index - 1]) && Self.isLetter(output[index + 1]) }

  // NB: every byte of a scalar beyond ASCII counts as a letter; see ``ScalarSet/inWords(_:)``.
  private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (0x41...0x5A).contains(byte & 0xDF) }

  private static let quote: UInt8 = 0x22
  private static let apostrophe: UInt8 = 0x27

  private static func isCloser(_ byte: UInt8) -> Bool { byte == quote || byte == apostrophe || byte == 0x29 }
}
