public import Identifiers

/// A store for transfer codes. ``ProfileStore/deleteExpired(at:)`` deletes expired codes, and a deletion of a profile deletes its code.
public protocol TransferStore: Sendable {
  /// Stores a code, and deletes earlier codes of its profile.
  func create(_ code: TransferCode) async throws

  /// The code with a key, also an expired one; nil if there is none.
  func transferCode(_ key: TokenDigest) async throws -> TransferCode?

  /// Deletes a code and stores a session of its profile, in one transaction. So a code works once, also when two browsers use it at once.
  ///
  /// - Parameters:
  ///   - key: The key of the code.
  ///   - time: The current time. An expired code is refused.
  ///   - session: Makes the session for the profile of the code.
  /// - Returns: The stored session; nil if there is no such code. Nothing is stored then.
  func redeem(_ key: TokenDigest, at time: Timestamp, session: @escaping @Sendable (ProfileID) -> Session) async throws -> Session?
}
