import HTTPTypes
import Identifiers
import Placement
import Storage
import StrictJSON

/// Links to results: makes, lists and deletes them for their owner, and shows the level to everyone who has the link.
struct SharedResultService: Sendable {
  /// The time after which a link shows nothing.
  static let lifetime = Duration.days(365)
  /// The maximum number of links of a profile.
  static let limit = 100

  let store: any SharedResultStore
  let attempts: AttemptService
  let environment: ServiceEnvironment

  /// Makes a link to the result of an attempt.
  ///
  /// - Throws: ``Problem`` for an attempt of another profile, for one that is not finished, and for too many links.
  func share(_ attemptID: AttemptID, profileID: ProfileID) async throws -> JSON {
    _ = try await attempts.result(attemptID, profileID: profileID)
    let token = environment.makeToken()
    let now = environment.now()
    let link = SharedResult(
      key: TokenDigest(token: token), profileID: profileID, attemptID: attemptID, createdAt: now, expiresAt: now + Self.lifetime)
    guard try await store.create(link, limit: Self.limit) else { throw Problem.tooManyLinks }
    return ["path": .string("/shared/\(token)"), "created_at": .time(link.createdAt), "expires_at": .time(link.expiresAt)]
  }

  /// Deletes all links to an attempt.
  ///
  /// - Throws: ``Problem`` for an attempt of another profile.
  func revoke(_ attemptID: AttemptID, profileID: ProfileID) async throws {
    guard try await attempts.store.attempt(attemptID, profileID: profileID) != nil else { throw Problem.notFound("attempt") }
    try await store.deleteSharedResults(of: attemptID, profileID: profileID)
  }

  /// The links of a profile that still show something, the newest first.
  func list(profileID: ProfileID) async throws -> [JSON] {
    let now = environment.now()
    var lines: [JSON] = []
    for link in try await store.sharedResults(of: profileID) where link.expiresAt > now {
      guard let shown = try await statement(of: link) else { continue }
      let owned: [JSON.Member] = [
        .init(key: "attempt_id", value: .string(link.attemptID.rawValue)), .init(key: "created_at", value: .time(link.createdAt)),
        .init(key: "expires_at", value: .time(link.expiresAt)),
      ]
      lines.append(.object(owned + shown))
    }
    return lines
  }

  /// What a link shows.
  ///
  /// - Throws: ``Problem`` for a link that does not exist, that was deleted, or that has expired.
  func shown(_ token: String) async throws -> JSON {
    guard Token.isWellFormed(token), let link = try await store.sharedResult(TokenDigest(token: token)),
      link.expiresAt > environment.now(), let shown = try await statement(of: link)
    else { throw Problem.notFound("shared result") }
    return .object(shown)
  }

  private func statement(of link: SharedResult) async throws -> [JSON.Member]? {
    guard let document = try await attempts.store.resultDocument(link.attemptID, profileID: link.profileID) else { return nil }
    return try await BackgroundExecutor.run { SharedStatement(result: try JSON.parse(document)).members }
  }
}

extension Problem {
  fileprivate static let tooManyLinks = Problem(
    .conflict, "too-many-links", "There are \(SharedResultService.limit) links already: stop sharing some of the results first.")
}
