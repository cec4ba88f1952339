import Storage

/// The secret in a session's cookie: 256 random bits as 64 hexadecimal digits.
///
/// The description is redacted, so that a log never contains a token by accident.
struct SessionToken: Sendable, Hashable, CustomStringConvertible {
  let text: String

  /// Makes a new token.
  ///
  /// - Parameter makeToken: Makes 128 random bits; see ``Token``.
  init(from makeToken: () -> String) { text = makeToken() + makeToken() }

  /// A token from a cookie; nil if it is not well-formed. A token from before there were sessions has 32 digits.
  init?(text: String) {
    guard [32, 64].contains(text.utf8.count), Token.isHexadecimal(text) else { return nil }
    self.text = text
  }

  /// The key under which the store has the session.
  var key: TokenDigest { TokenDigest(token: text) }

  var description: String { "<token>" }
}
