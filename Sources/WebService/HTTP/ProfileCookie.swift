import HTTPTypes
import Hummingbird
import Identifiers

/// The cookie that holds the anonymous profile of a browser.
struct ProfileCookie: Sendable {
  /// Whether the public address is https. If so, the cookie is `Secure` and bound to the host.
  let isSecure: Bool

  private var name: String { isSecure ? "__Host-nivel_profile" : "nivel_profile" }

  /// The profile of a request; nil if it has no cookie, or if the value is not a well-formed token.
  func profileID(of request: Request) -> ProfileID? {
    guard let value = request.cookies[name]?.value, Token.isWellFormed(value) else { return nil }
    return ProfileID(value)
  }

  /// The `Set-Cookie` header that stores a profile for a year.
  func header(for profileID: ProfileID) -> String {
    "\(name)=\(profileID.rawValue); Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
  }
}

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

  static func isWellFormed(_ text: String) -> Bool {
    text.utf8.count == 32 && text.unicodeScalars.allSatisfy { ("0"..."9").contains($0) || ("a"..."f").contains($0) }
  }
}
