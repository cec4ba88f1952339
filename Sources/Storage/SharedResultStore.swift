public import Identifiers
public import Placement

/// A store for links to results. ``ProfileStore/deleteExpired(at:)`` deletes expired links, and a deletion of a profile deletes its links.
public protocol SharedResultStore: Sendable {
  /// Stores a link.
  ///
  /// - Parameters:
  ///   - link: The new link.
  ///   - limit: The maximum number of links of a profile.
  /// - Returns: False if the profile has that many links already. Nothing is stored then.
  func create(_ link: SharedResult, limit: Int) async throws -> Bool

  /// The link with a key, also an expired one; nil if there is none.
  func sharedResult(_ key: TokenDigest) async throws -> SharedResult?

  /// All links of a profile, also expired ones, the newest first.
  func sharedResults(of profileID: ProfileID) async throws -> [SharedResult]

  /// Deletes all links to an attempt of a profile.
  func deleteSharedResults(of attemptID: AttemptID, profileID: ProfileID) async throws
}
