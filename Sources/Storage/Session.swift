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
  /// The time of the first use of a token that replaced this one; nil until then.
  public var replacedAt: Timestamp?
  /// The key of the session that this one replaces; nil for the first session of a browser.
  public let predecessor: TokenDigest?
  /// Whether the browser is known to have the token. The response with a token that replaces another may be lost.
  public var isReceived: Bool

  /// Creates a session.
  public init(
    key: TokenDigest, profileID: ProfileID, createdAt: Timestamp, seenAt: Timestamp, expiresAt: Timestamp, replacedAt: Timestamp? = nil,
    predecessor: TokenDigest? = nil, isReceived: Bool = true
  ) {
    self.key = key
    self.profileID = profileID
    self.createdAt = createdAt
    self.seenAt = seenAt
    self.expiresAt = expiresAt
    self.replacedAt = replacedAt
    self.predecessor = predecessor
    self.isReceived = isReceived
  }
}
