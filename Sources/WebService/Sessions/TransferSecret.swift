import Storage

/// The text of a transfer code: 80 random bits as 16 characters of Crockford's Base32, which has no I, L, O and U.
///
/// The description is redacted, so that a log never contains a code by accident.
struct TransferSecret: Sendable, Hashable, CustomStringConvertible {
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
  private static let groupCount = 4
  private static let groupLength = 4

  /// The 16 characters without separators.
  let text: String

  /// Makes a new code from a random token.
  ///
  /// - Parameter token: At least 80 random bits as hexadecimal digits; see ``Token``.
  init(token: String) {
    let bits = token.suffix(20).compactMap(\.hexDigitValue).reduce(into: [UInt8]()) { bits, digit in
      for place in (0..<4).reversed() { bits.append(UInt8(digit >> place & 1)) }
    }
    let numbers = stride(from: 0, to: bits.count, by: 5).map { start in
      bits[start..<min(start + 5, bits.count)].reduce(0) { $0 << 1 | Int($1) }
    }
    text = String(numbers.map { Self.alphabet[$0] })
  }

  /// A code as a person typed it; nil if it cannot be one. Spaces, hyphens and case do not matter. Digits of every script, full-width
  /// letters, and letters that look like a digit (O, I, L) are accepted.
  init?(typed: String) {
    var found = ""
    for character in typed.prefix(200) where !Self.isSeparator(character) {
      guard let known = Self.known(character) else { return nil }
      found.append(known)
    }
    guard found.count == Self.groupCount * Self.groupLength else { return nil }
    text = found
  }

  /// The code in groups of four characters, as a person reads it.
  var grouped: String {
    let all = Array(text)
    return (0..<Self.groupCount).map { String(all[($0 * Self.groupLength)..<(($0 + 1) * Self.groupLength)]) }.joined(separator: "-")
  }

  /// The key under which the store has the code.
  var key: TokenDigest { TokenDigest(token: text) }

  var description: String { "<code>" }

  private static func isSeparator(_ character: Character) -> Bool {
    character.isWhitespace || character.unicodeScalars.allSatisfy { [.dashPunctuation, .format].contains($0.properties.generalCategory) }
  }

  private static func known(_ character: Character) -> Character? {
    if let digit = character.wholeNumberValue, (0...9).contains(digit) { return alphabet[digit] }
    switch narrow(character).uppercased() {
    case "O": return "0"
    case "I", "L": return "1"
    case let upper: return alphabet.first { String($0) == upper }
    }
  }

  /// The ASCII character of a full-width one.
  private static func narrow(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first, (0xFF01...0xFF5E).contains(scalar.value),
      let narrow = UnicodeScalar(scalar.value - 0xFEE0)
    else { return character }
    return Character(narrow)
  }
}
