import HTTPTypes

/// The security headers of every response (OWASP ASVS 5.0, section 3.4).
enum SecurityHeaderFields {
  // NB: `blob:` allows authors to play what they have just recorded; a script cannot load code from it.
  // 'wasm-unsafe-eval' allows WebAssembly modules such as the matcher. It does not allow `eval` of JavaScript.
  private static var policy: String {
    """
    default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; media-src 'self' blob:; \
    font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; \
    require-trusted-types-for 'script'
    """
  }

  /// The headers.
  ///
  /// - Parameter isSecure: Whether the public address is https. If so, `Strict-Transport-Security` is sent.
  static func all(isSecure: Bool) -> HTTPFields {
    var fields: HTTPFields = [.contentSecurityPolicy: policy, .xContentTypeOptions: "nosniff"]
    let others = [
      ("Referrer-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Permissions-Policy", "camera=(), geolocation=(), microphone=(self)"),
    ]
    for (name, value) in others { HTTPField.Name(name).map { fields[$0] = value } }
    if isSecure { fields[.strictTransportSecurity] = "max-age=31536000; includeSubDomains" }
    return fields
  }
}
