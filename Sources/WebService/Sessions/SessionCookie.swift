import HTTPTypes
import Hummingbird

/// The cookie that has the token of a session.
struct SessionCookie: Sendable {
  /// Whether the public address is https. If so, the cookie is `Secure` and bound to the host.
  let isSecure: Bool

  // NB: the cookie had this name before there were sessions, so that learners keep their profiles.
  private var name: String { isSecure ? "__Host-nivel_profile" : "nivel_profile" }

  /// The token of a request; nil if it has no cookie, or if the value is not a well-formed token.
  func token(of request: Request) -> SessionToken? { request.cookies[name].flatMap { SessionToken(text: $0.value) } }

  /// The `Set-Cookie` header that stores a token.
  func header(for token: SessionToken) -> String {
    "\(name)=\(token.text); Path=/; Max-Age=\(SessionTimes.idle.components.seconds); \(attributes)"
  }

  /// The `Set-Cookie` header that removes the token.
  var removal: String { "\(name)=; Path=/; Max-Age=0; \(attributes)" }

  private var attributes: String { "HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")" }
}
