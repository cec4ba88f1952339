import Identifiers
import QuestionWriting
import HTTPTypes
import Hummingbird

/// Who sends a request: an anonymous profile, by its cookie.
struct Learner: Sendable {
  let cookie: ProfileCookie
  let environment: ServiceEnvironment

  /// The profile of a request, if it has one.
  func known(_ request: Request) -> ProfileID? { cookie.profileID(of: request) }

  /// The profile of a request for something of its own.
  ///
  /// NB: a browser without a profile owns nothing, so it hears the same as one that asks for somebody else's.
  func owner(_ request: Request, of what: String) throws -> ProfileID {
    guard let profile = known(request) else { throw Problem.notFound(what) }
    return profile
  }

  /// Answers a request that makes something, with a new profile where it has none.
  func making(for request: Request, _ body: (_ profileID: ProfileID) async throws -> Response) async throws -> Response {
    let known = known(request)
    let profile = known ?? ProfileID(environment.makeToken())
    var response = try await body(profile)
    if known == nil { response.headers[.setCookie] = cookie.header(for: profile) }
    return response
  }
}
