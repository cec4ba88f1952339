/// The reason that the store could not be opened or used, with a message for the operator.
public enum StorageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Another process has locked the data folder.
  case inUse(path: String)
  /// The lock file or the database cannot be opened.
  case cannotOpen(path: String, reason: String)
  /// SQLite did not accept `synchronous=FULL`. The value is the actual setting.
  case notDurable(synchronous: Int)
  /// The disk is full, or the file cannot grow. Nothing was stored.
  case full
  /// SQLite reported another error, or a stored row has an unknown format.
  case failed(String)

  /// The fault, and what to do where something can be done.
  public var description: String {
    switch self {
    case .inUse(let path):
      "\(path) is in use by another Nivel server: stop that one, or choose another folder with --data"
    case .cannotOpen(let path, let reason): "cannot open \(path): \(reason)"
    case .notDurable(let synchronous): "SQLite runs with synchronous=\(synchronous), not 2 (FULL): answers could be lost"
    case .full: "the disk is full: free some space; nothing was stored"
    case .failed(let reason): "the store failed: \(reason)"
    }
  }
}
