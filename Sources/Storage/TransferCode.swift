public import Identifiers

/// A code that a learner types into another browser, which then gets a session of the same profile.
///
/// The storage has only the ``TokenDigest`` of the code.
public struct TransferCode: Sendable, Hashable {
  /// The digest of the code.
  public let key: TokenDigest
  /// The profile that the other browser may read and change.
  public let profileID: ProfileID
  /// The time at which the code was made.
  public let createdAt: Timestamp
  /// The time from which the code is not accepted.
  public let expiresAt: Timestamp

  /// Creates a code.
  public init(key: TokenDigest, profileID: ProfileID, createdAt: Timestamp, expiresAt: Timestamp) {
    self.key = key
    self.profileID = profileID
    self.createdAt = createdAt
    self.expiresAt = expiresAt
  }
}
