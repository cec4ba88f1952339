import HTTPTypes
import Hummingbird

/// Puts the security headers on every response, errors included (OWASP ASVS 5.0, section 3.4).
struct SecurityHeaders<Context: RequestContext>: RouterMiddleware {
  // NB: 'wasm-unsafe-eval' lets pages run WebAssembly modules, such as the matcher; it lets no script be made from text.
  private static var policy: String {
    """
    default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; media-src 'self'; \
    font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; \
    require-trusted-types-for 'script'
    """
  }

  private let fields: [(HTTPField.Name, String)]

  /// - Parameter isSecure: whether the public address is https, so that browsers may be told to stay on it.
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
