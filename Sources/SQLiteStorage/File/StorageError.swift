/// The reason that the store could not be opened or used, with a message for the operator.
public enum StorageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Another process has locked the data folder.
  case inUse(path: String)
  /// The lock file or the database cannot be opened.
  case cannotOpen(path: String, reason: String)
  /// Other users of the machine share the folder, as in /tmp.
  case sharedFolder(path: String)
  /// Other users of the machine can read a file or folder, and this process may not change that. The mode has nine bits.
  case exposed(path: String, mode: Int)
  /// The folder had a database, and it is gone or empty.
  case missingDatabase(path: String)
  /// The file is a database of another program.
  case foreign(path: String)
  /// A newer version of Nivel has changed the schema. `found` and `known` are the names of the last steps.
  case newerSchema(path: String, found: String, known: String)
  /// `nivel migrate-store` has not completed the database.
  case unfinishedMove(path: String)
  /// SQLite did not accept a setting. The value is the actual setting.
  case notDurable(synchronous: Int)
  /// The disk is full, or the file cannot grow. Nothing was stored.
  case full
  /// The disk does not read or write. After a failed write it is not certain what is on the disk.
  case disk(String)
  /// The data in the file are not as they were written.
  case damaged(String)
  /// The folder or one of its files was deleted or replaced while the store was open. Nothing was stored there.
  case vanished(path: String)
  /// SQLite reported another error, or a stored row has an unknown format.
  case failed(String)

  /// The fault, and what to do where something can be done.
  public var description: String {
    switch self {
    case .inUse(let path):
      "\(path) is in use by another Nivel server: stop that one, or choose another folder with --data"
    case .cannotOpen(let path, let reason): "cannot open \(path): \(reason)"
    case .sharedFolder(let path): "\(path) is shared with other users of this machine: choose a folder of its own with --data"
    case .exposed(let path, let mode):
      "other users can read \(path) (mode 0\(String(mode, radix: 8))): let its owner run chmod go= on it, or choose another folder with --data"
    case .missingDatabase(let path):
      "the database \(path) is missing or empty, but its folder has had one: restore a backup with “nivel restore” into a new folder, "
        + "or delete nivel.lock and every nivel.sqlite file there to begin with an empty database"
    case .foreign(let path): "\(path) is not a database of Nivel: choose another folder with --data"
    case .newerSchema(let path, let found, let known):
      "\(path) was written by a newer version of Nivel (its schema is “\(found)”, this version knows “\(known)”): "
        + "install the newer version, or restore a backup from before"
    case .unfinishedMove(let path): "the move into \(path) is not finished: run nivel migrate-store again"
    case .notDurable(let synchronous): "SQLite runs with synchronous=\(synchronous), not 2 (FULL): answers could be lost"
    case .full: "the disk is full: free some space; nothing was stored"
    case .disk(let reason):
      "the disk fails (\(reason)): stop the server, check the disk, and restore a backup with “nivel restore” if data are lost"
    case .damaged(let reason):
      "the database is damaged (\(reason)): stop the server, run “nivel check” on a copy of the folder, check the disk, "
        + "and restore a backup with “nivel restore”"
    case .vanished(let path):
      "\(path) was deleted or replaced while the server was running: nothing is stored there any more; "
        + "stop the server, bring the folder back or restore a backup, and start again"
    case .failed(let reason): "the store failed: \(reason)"
    }
  }
}
