/// The format of language ids. They become part of file names, so every other text is refused.
public enum LanguageID {
  /// Whether a text has the format of a BCP 47 tag: 2 or 3 lower-case letters, then up to 3 parts of 2 to 8 letters or digits, each after a
  /// hyphen.
  public static func isValid(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let primary = parts.first, (2...3).contains(primary.count), primary.allSatisfy(isLowercase), parts.count <= 4 else {
      return false
    }
    return parts.dropFirst().allSatisfy { (2...8).contains($0.count) && $0.allSatisfy(isAlphanumeric) }
  }

  private static func isLowercase(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isLowercase(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
