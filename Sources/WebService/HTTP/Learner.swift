import Identifiers
import QuestionWriting
import HTTPTypes
import Hummingbird

/// Identifies the sender of a request: an anonymous profile, stored in a cookie.
struct Learner: Sendable {
  let cookie: ProfileCookie
  let environment: ServiceEnvironment

  /// The profile of a request; nil if it has none.
  func known(_ request: Request) -> ProfileID? { cookie.profileID(of: request) }

  /// The profile of a request for the learner's own data.
  ///
  /// NB: A browser without a profile gets the same 404 as for another learner's data.
  func owner(_ request: Request, of what: String) throws -> ProfileID {
    guard let profile = known(request) else { throw Problem.notFound(what) }
    return profile
  }

  /// Answers a request that creates data. If the request has no profile, a new profile is made and set as a cookie.
  func making(for request: Request, _ body: (_ profileID: ProfileID) async throws -> Response) async throws -> Response {
    let known = known(request)
    let profile = known ?? ProfileID(environment.makeToken())
    var response = try await body(profile)
    if known == nil { response.headers[.setCookie] = cookie.header(for: profile) }
    return response
  }
}
