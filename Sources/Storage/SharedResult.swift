public import Identifiers
public import Placement

/// A link with which everyone who has it can read the level of one finished attempt.
///
/// The address contains a random token. The storage has only the ``TokenDigest`` of the token.
public struct SharedResult: Sendable, Hashable {
  /// The digest of the token in the address.
  public let key: TokenDigest
  /// The profile that made the link.
  public let profileID: ProfileID
  /// The attempt whose level is shown.
  public let attemptID: AttemptID
  /// The time at which the link was made.
  public let createdAt: Timestamp
  /// The time from which the link shows nothing.
  public let expiresAt: Timestamp

  /// Creates a link.
  public init(key: TokenDigest, profileID: ProfileID, attemptID: AttemptID, createdAt: Timestamp, expiresAt: Timestamp) {
    self.key = key
    self.profileID = profileID
    self.attemptID = attemptID
    self.createdAt = createdAt
    self.expiresAt = expiresAt
  }
}
