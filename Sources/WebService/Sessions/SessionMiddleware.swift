import HTTPTypes
import Hummingbird
import Identifiers

/// Finds the profile of a request to the API, and sends the cookie of a new or replaced token.
struct SessionMiddleware<Context: RequestContext>: RouterMiddleware {
  let sessions: SessionRegistry
  let cookie: SessionCookie

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard request.uri.path.hasPrefix("/api/"), let current = RequestSession.current else { return try await next(request, context) }
    let token = cookie.token(of: request)
    guard let token, let profileID = try await sessions.enter(with: token) else {
      if token != nil { current.note(.refused) }
      return sent(try await next(request, context), current)
    }
    current.profileID = profileID
    var response: Response
    do { response = try await next(request, context) } catch {
      sessions.leave(profileID)
      throw error
    }
    sessions.leave(profileID)
    // NB: only on responses that no cache stores, because a cache could give the cookie to another learner.
    if current.cookie == nil, response.headers[.cacheControl] == "no-store", let new = await sessions.replacement(of: token) {
      current.cookie = cookie.header(for: new)
      current.note(.replaced)
    }
    response = sent(response, current)
    return response
  }

  private func sent(_ response: Response, _ current: RequestSession) -> Response {
    guard let header = current.cookie else { return response }
    var response = response
    response.headers[.setCookie] = header
    return response
  }
}
