import HTTPTypes
import Hummingbird

/// Adds the security headers to every response, including errors (OWASP ASVS 5.0, section 3.4).
struct SecurityHeaders<Context: RequestContext>: RouterMiddleware {
  // NB: 'wasm-unsafe-eval' allows WebAssembly modules such as the matcher. It does not allow `eval` of JavaScript.
  private static var policy: String {
    """
    default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; media-src 'self'; \
    font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; \
    require-trusted-types-for 'script'
    """
  }

  private let fields: [(HTTPField.Name, String)]

  /// Prepares the headers.
  ///
  /// - Parameter isSecure: Whether the public address is https. If so, `Strict-Transport-Security` is sent.
  init(isSecure: Bool) {
    var fields: [(HTTPField.Name, String)] = [
      (.contentSecurityPolicy, Self.policy), (.xContentTypeOptions, "nosniff"),
    ]
    let others = [
      ("Referrer-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
    ]
    fields += others.compactMap { name, value in HTTPField.Name(name).map { ($0, value) } }
    if isSecure { fields.append((.strictTransportSecurity, "max-age=31536000")) }
    self.fields = fields
  }

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    for (name, value) in fields { response.headers[name] = value }
    return response
  }
}
