/// Unguessable identifiers: 128 random bits as 32 hexadecimal digits.
public enum Token {
  /// Makes a new token.
  ///
  /// - Parameter generator: A cryptographically secure generator, such as `SystemRandomNumberGenerator`.
  public static func make(using generator: inout some RandomNumberGenerator) -> String {
    (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  static func isWellFormed(_ text: String) -> Bool { text.utf8.count == 32 && isHexadecimal(text) }

  static func isHexadecimal(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { ("0"..."9").contains($0) || ("a"..."f").contains($0) }
  }
}
