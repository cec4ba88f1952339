import HTTPTypes
import Hummingbird
import Identifiers

/// Identifies the sender of a request: an anonymous profile, by the session of the request.
struct Learner: Sendable {
  let sessions: SessionRegistry
  let cookie: SessionCookie

  /// The profile of the current request; nil if it has none.
  var known: ProfileID? { RequestSession.current?.profileID }

  /// The profile of a request for the learner's own data.
  ///
  /// NB: A browser without a profile gets the same 404 as for another learner's data.
  func owner(of what: String) throws -> ProfileID {
    guard let known else { throw Problem.notFound(what) }
    return known
  }

  /// Answers a request that creates data. If the request has no profile, a new profile is made and its token is set as a cookie.
  ///
  /// NB: check the request before. A new profile costs two durable writes, and its deletion after an error too.
  func making(_ body: (_ profileID: ProfileID) async throws -> Response) async throws -> Response {
    if let known { return try await body(known) }
    let (profileID, token) = try await sessions.begin()
    do {
      let response = try await body(profileID)
      let session = RequestSession.current
      session?.cookie = cookie.header(for: token)
      session?.profileID = profileID
      session?.note(.began)
      return response
    } catch {
      // NB: nobody knows the token, and an empty profile expires by itself if this fails too.
      try? await sessions.discard(profileID)
      throw error
    }
  }
}
