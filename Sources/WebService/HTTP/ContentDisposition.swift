/// How a file for keeping is called (RFC 6266).
enum ContentDisposition {
  /// - Parameter name: Any name; what does not fit a header is sent percent-encoded beside a plain form of it.
  static func attachment(named name: String) -> String {
    let plain = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-._ ".contains($0)) ? $0 : "_" })
    return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(encoded(name))"
  }

  /// By RFC 8187: every byte that is no letter, digit or one of a few marks as `%` and two hexadecimal digits.
  private static func encoded(_ name: String) -> String {
    name.utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      if character.isASCII, character.isLetter || character.isNumber || "-._~".contains(character) { return String(character) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }
    .joined()
  }
}
