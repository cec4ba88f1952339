import HTTPTypes
import Identifiers
import Storage

/// Moves a profile to another browser: makes a code in one browser, and accepts it in another.
struct TransferService: Sendable {
  /// The time for which a code is accepted.
  static let lifetime = Duration.seconds(600)

  let store: any TransferStore
  let profiles: any ProfileStore
  let sessions: SessionRegistry
  let environment: ServiceEnvironment
  /// Erases a profile, in a request of it.
  let erase: @Sendable (ProfileID) async throws -> Void

  /// Makes a code for a profile. Earlier codes of the profile do not work any more.
  func makeCode(for profileID: ProfileID) async throws -> (secret: TransferSecret, expiresAt: Timestamp) {
    let secret = TransferSecret(token: environment.makeToken())
    let now = environment.now()
    let code = TransferCode(key: secret.key, profileID: profileID, createdAt: now, expiresAt: now + Self.lifetime)
    try await store.create(code)
    return (secret, code.expiresAt)
  }

  /// Accepts a code, and returns its profile and the token of a new session of it. All other sessions of the profile continue.
  ///
  /// - Parameters:
  ///   - typed: The code as the learner typed it.
  ///   - own: The profile that the browser has now; nil for none.
  ///   - erasesOwn: Whether the learner agreed that all data of that profile are erased.
  /// - Throws: ``Problem`` for a code that is wrong, used or expired, for a code of the browser's own profile, and for a browser with data
  ///   of its own that the learner did not agree to erase. The code still works then.
  func adopt(_ typed: String, own: ProfileID?, erasesOwn: Bool) async throws -> (profileID: ProfileID, token: SessionToken) {
    guard let secret = TransferSecret(typed: typed), let code = try await store.transferCode(secret.key),
      code.expiresAt > environment.now()
    else { throw Problem.noSuchCode }
    guard code.profileID != own else { throw Problem.alreadyHere }
    if let own, !erasesOwn, try await profiles.hasData(own) { throw Problem.ownResults }
    guard let token = try await sessions.begin(by: secret, from: store) else { throw Problem.noSuchCode }
    // NB: only now, so that a code that another browser uses at the same moment costs nobody data. If the erasure fails, nobody knows the
    // new token.
    if let own, erasesOwn { try await erase(own) }
    return (code.profileID, token)
  }
}

extension Problem {
  fileprivate static let noSuchCode = Problem(
    .notFound, "no-such-code", "There is no such code: it is wrong, was used already, or is older than ten minutes. Make a new code.")

  fileprivate static let alreadyHere = Problem(
    .conflict, "already-here", "This browser has these results already: enter the code in the other browser.")

  fileprivate static let ownResults = Problem(
    .conflict, "own-results",
    "This browser has results of its own, which would be lost: send \"own_results\": \"erase\" to erase them and use the others.")
}
