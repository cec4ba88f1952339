import HTTPTypes
import Hummingbird

/// Adds the security headers to every response, including errors (OWASP ASVS 5.0, section 3.4).
struct SecurityHeaders<Context: RequestContext>: RouterMiddleware {
  private let fields: [(HTTPField.Name, String)]

  /// - Parameter fields: The headers, as ``SecurityHeaderFields`` has them.
  init(fields: HTTPFields) { self.fields = fields.map { ($0.name, $0.value) } }

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    for (name, value) in fields { response.headers[name] = value }
    return response
  }
}
