/// The maximum size of what learners store beside their answers: notes, word lists, practice tests and games. Answers are always stored.
public struct StorageQuota: Sendable, Hashable {
  /// The maximum for one profile, in bytes.
  public var bytesPerProfile: Int
  /// The maximum size of the whole storage, in bytes. Beyond it, only answers and results are stored.
  public var bytes: Int

  /// The size that a question of a practice test counts as, in bytes.
  public static let bytesPerQuestion = 4096
  /// The size that a game counts as, in bytes.
  public static let bytesPerGame = 4096

  /// Creates a quota.
  public init(bytesPerProfile: Int = 128 << 20, bytes: Int = 32 << 30) {
    self.bytesPerProfile = bytesPerProfile
    self.bytes = bytes
  }
}

/// A write would exceed the quota. Nothing was stored.
public enum StorageQuotaError: Error, Sendable, Hashable {
  /// The profile has stored too much. `limit` is in bytes.
  case profile(limit: Int)
  /// All profiles together have stored too much.
  case all
}
