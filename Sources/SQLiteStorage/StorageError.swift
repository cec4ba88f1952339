/// Why the store could not be opened or used, in words for the operator.
public enum StorageError: Error, Sendable, Hashable, CustomStringConvertible {
  case inUse(path: String)
  case cannotOpen(path: String, reason: String)
  case notDurable(synchronous: Int)
  /// The disk is full or the file cannot grow; nothing was kept.
  case full
  case failed(String)

  public var description: String {
    switch self {
    case .inUse(let path):
      "\(path) is in use by another Nivel server: stop that one, or choose another folder with --data"
    case .cannotOpen(let path, let reason): "cannot open \(path): \(reason)"
    case .notDurable(let synchronous): "SQLite runs with synchronous=\(synchronous), not 2 (FULL): answers would not be safe"
    case .full: "the disk is full: free some space; nothing was kept"
    case .failed(let reason): "the store failed: \(reason)"
    }
  }
}
