import HTTPTypes
import Hummingbird

/// Adds headers to responses about shared results: search engines must not list them, and no other site may learn their address.
struct UnlistedPages<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    guard ["/shared/", "/api/v1/shared/"].contains(where: request.uri.path.hasPrefix) else { return response }
    for (name, value) in [("X-Robots-Tag", "noindex, nofollow, noarchive"), ("Referrer-Policy", "no-referrer")] {
      HTTPField.Name(name).map { response.headers[$0] = value }
    }
    return response
  }
}
