/// The `Content-Disposition` header of a download (RFC 6266).
enum ContentDisposition {
  /// The header value for a download with a file name.
  ///
  /// - Parameter name: Any file name. It is sent twice: in ASCII with `_` for other characters, and percent-encoded in full.
  static func attachment(named name: String) -> String {
    let plain = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-._ ".contains($0)) ? $0 : "_" })
    return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(encoded(name))"
  }

  /// Encodes a name as in RFC 8187: every byte except ASCII letters, digits and `-._~` becomes `%` and two hexadecimal digits.
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
