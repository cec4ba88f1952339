import QuestionWriting
import HTTPTypes
import Hummingbird

/// Refuses unsafe requests that another site makes a browser send.
///
/// The rules are those of Go 1.25's `net/http.CrossOriginProtection`: safe methods pass; a browser says by
/// `Sec-Fetch-Site` whether the request comes from its own site; an old browser says by `Origin`; what sends neither is no
/// browser.
struct CrossOriginProtection<Context: RequestContext>: RouterMiddleware {
  /// The origin the service is reached under, when a proxy stands before it: `https://nivel.example`.
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
