public import Identifiers

/// A store for profiles and their sessions.
public protocol ProfileStore: Sendable {
  /// Stores a session, and its profile if it is new.
  func begin(_ session: Session) async throws

  /// The session with a key, also an expired one; nil if there is none.
  func session(_ key: TokenDigest) async throws -> Session?

  /// All sessions of a profile, the oldest first.
  func sessions(of profileID: ProfileID) async throws -> [Session]

  /// Notes that a session and its profile were used.
  ///
  /// - Returns: False if there is no such session any more.
  func noteUse(of key: TokenDigest, at time: Timestamp) async throws -> Bool

  /// Stores a session that replaces its predecessor, in one transaction. The predecessor stays as it is until
  /// ``noteReceipt(of:at:predecessorUntil:)``.
  ///
  /// - Parameters:
  ///   - successor: The new session.
  ///   - time: Successors of the same session that were made until this time are deleted if no browser has used them.
  /// - Returns: False if there is no session to replace. Nothing is stored then.
  func replace(with successor: Session, forgettingUnusedUntil time: Timestamp) async throws -> Bool

  /// Notes the first use of a session that replaces another, in one transaction. The replaced one expires soon after it.
  ///
  /// - Parameters:
  ///   - key: The session that was used.
  ///   - time: The time of the use.
  ///   - end: The time until which the replaced session is accepted, if it does not expire earlier.
  /// - Returns: False if there is no such session any more.
  func noteReceipt(of key: TokenDigest, at time: Timestamp, predecessorUntil end: Timestamp) async throws -> Bool

  /// Deletes the session of a browser, in one transaction: the session with a key, its predecessor, and all that replace one of these two.
  /// The data of the profile and its sessions in other browsers stay.
  func endSession(_ key: TokenDigest, of profileID: ProfileID) async throws

  /// Deletes sessions, transfer codes and links to results that have expired.
  func deleteExpired(at time: Timestamp) async throws

  /// Whether a profile has any data besides its sessions and transfer codes.
  func hasData(_ profileID: ProfileID) async throws -> Bool

  /// The parts of a profile's data that the other stores do not list completely.
  func contents(of profileID: ProfileID) async throws -> ProfileContents

  /// Deletes a profile and all data that belong to it. If the deletion fails, the profile is left with some or all of its data.
  /// ``eraseDeleted()`` removes what the deletion leaves in files.
  func delete(_ profileID: ProfileID) async throws

  /// Overwrites everything that was deleted before, in all files of the storage.
  ///
  /// - Returns: Whether that was possible at once. If not, for example during a long read, the storage does it by itself later.
  func eraseDeleted() async throws -> Bool

  /// Deletes profiles that nobody uses, with all their data, until the task is cancelled. Other writes go on between two profiles.
  ///
  /// - Parameters:
  ///   - time: Profiles without use since this time are deleted.
  ///   - emptyTime: Profiles without any data are deleted if they were not used since this time.
  /// - Returns: The number of deleted profiles.
  func deleteProfiles(unusedSince time: Timestamp, emptySince emptyTime: Timestamp) async throws -> Int
}
