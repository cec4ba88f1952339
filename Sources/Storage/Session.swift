public import Identifiers

/// The access of one browser to a profile.
///
/// The browser has a random token in a cookie. The storage has only the ``TokenDigest`` of the token.
public struct Session: Sendable, Hashable {
  /// The key that the token leads to.
  public let key: TokenDigest
  /// The profile that the browser may read and change.
  public let profileID: ProfileID
  /// The time at which the token was issued.
  public let createdAt: Timestamp
  /// A recent time at which the token was used. It is at most an hour older than the last use.
  public var seenAt: Timestamp
  /// The time from which the token is not accepted.
  public var expiresAt: Timestamp
  /// The time at which another token replaced this one; nil for the newest token.
  public var replacedAt: Timestamp?

  /// Creates a session.
  public init(
    key: TokenDigest, profileID: ProfileID, createdAt: Timestamp, seenAt: Timestamp, expiresAt: Timestamp, replacedAt: Timestamp? = nil
  ) {
    self.key = key
    self.profileID = profileID
    self.createdAt = createdAt
    self.seenAt = seenAt
    self.expiresAt = expiresAt
    self.replacedAt = replacedAt
  }
}
