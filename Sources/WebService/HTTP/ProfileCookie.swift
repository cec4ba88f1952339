import HTTPTypes
import Hummingbird
import Identifiers

/// The cookie that makes a browser an anonymous learner.
struct ProfileCookie: Sendable {
  /// Whether the public address is https: then the cookie is `Secure` and bound to the host.
  let isSecure: Bool

  private var name: String { isSecure ? "__Host-nivel_profile" : "nivel_profile" }

  /// The profile a request belongs to; nil when it has none, or one that cannot be ours.
  func profileID(of request: Request) -> ProfileID? {
    guard let value = request.cookies[name]?.value, Token.isWellFormed(value) else { return nil }
    return ProfileID(value)
  }

  /// The header that makes a browser keep a profile for a year.
  func header(for profileID: ProfileID) -> String {
    "\(name)=\(profileID.rawValue); Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
  }
}

/// Names nobody can guess: 128 random bits.
public enum Token {
  /// - Parameter generator: must be cryptographically secure, as the system's is.
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
