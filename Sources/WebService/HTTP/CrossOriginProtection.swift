import QuestionWriting
import HTTPTypes
import Hummingbird

/// Refuses unsafe cross-origin requests of browsers.
///
/// The rules are those of Go 1.25's `net/http.CrossOriginProtection`. Safe methods pass. A current browser states in
/// `Sec-Fetch-Site` whether the request comes from the same origin. An old browser sends only `Origin`, which is compared with
/// the host. A client that sends neither header is not a browser.
struct CrossOriginProtection<Context: RequestContext>: RouterMiddleware {
  /// The origin that browsers use when the service is behind a proxy, such as `https://nivel.example`.
  let publicOrigin: String?

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard isAllowed(request) else {
      throw Problem(.forbidden, "cross-origin", "The request comes from another site and was refused.")
    }
    return try await next(request, context)
  }

  private func isAllowed(_ request: Request) -> Bool {
    if [.get, .head, .options].contains(request.method) { return true }
    let origin = request.headers[.origin]
    if let origin, origin == publicOrigin { return true }
    if let site = HTTPField.Name.secFetchSite.flatMap({ request.headers[$0] }) {
      return site == "same-origin" || site == "none"
    }
    guard let origin else { return true }
    return origin.firstRange(of: "://").map { origin[$0.upperBound...] == request.head.authority ?? "" } ?? false
  }
}

extension HTTPField.Name {
  fileprivate static let secFetchSite = HTTPField.Name("Sec-Fetch-Site")
}
