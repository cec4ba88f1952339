/// What a storage last found out about itself.
public struct StorageHealth: Sendable, Hashable {
  /// The state of the stored data.
  public enum Condition: Sendable, Hashable {
    /// Nothing wrong was found.
    case sound
    /// Stored data cannot be read, or are not as they were written. The text says what and what to do.
    case damaged(String)
    /// Writes are refused, because the disk is full or the files are gone. The text says why and what to do.
    case refusing(String)
  }

  /// The state of the stored data.
  public var condition: Condition
  /// Whether all data were checked since the storage was opened, with the checksums. The check runs while the storage is used.
  public var isChecked: Bool

  /// Creates a health.
  public init(condition: Condition = .sound, isChecked: Bool = false) {
    self.condition = condition
    self.isChecked = isChecked
  }
}

/// A storage that can be asked whether it works. Monitors ask often, so the answer is immediate.
public protocol StorageMonitor: Sendable {
  /// What the storage last found out about itself.
  var health: StorageHealth { get }
}

/// A change of a storage's health, for the log.
public enum StorageEvent: Sendable, Hashable {
  /// The whole data were checked, and nothing wrong was found.
  case checked
  /// The condition changed.
  case changed(StorageHealth.Condition)
}
