#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A lock that reserves a data folder for one process while the object exists. The lock file also says that the folder has a database, so
/// that a lost database is noticed.
///
/// SQLite before 3.51.3 can damage a WAL file that two processes checkpoint at once (https://sqlite.org/wal.html, "The
/// WAL-reset bug"), so a second process must not write to it. The system releases the lock after a crash.
public final class DataFolderLock: Sendable {
  private let descriptor: Int32

  /// Locks a data folder that exists.
  ///
  /// - Throws: ``StorageError/inUse(path:)`` when another server uses the folder.
  public convenience init(folder: String) throws(StorageError) { try self.init(path: StoreFiles(folder: folder).lock) }

  init(path: String) throws(StorageError) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .cannotOpen(path: path, reason: String(cString: strerror(errno)))
    }
    // NB: `deinit` closes the file also when this initializer throws, because all properties are set by then.
    guard Self.lock(descriptor) else { throw .inUse(path: path) }
  }

  /// Locks the file, unless another store has locked it.
  ///
  /// NB: ``isHeld(path:)`` has a shared lock for a moment. A shared lock is possible beside it, and impossible beside another store.
  private static func lock(_ descriptor: Int32) -> Bool {
    for _ in 0..<attempts {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      guard flock(descriptor, LOCK_SH | LOCK_NB) == 0 else { return false }
      flock(descriptor, LOCK_UN)
      sched_yield()
    }
    return false
  }

  /// More than enough: a shared lock is held for microseconds.
  private static let attempts = 10_000

  /// Whether a store holds the lock of a folder.
  static func isHeld(path: String) -> Bool {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0
  }

  /// Whether the folder has had a database. Lock files of early versions are empty.
  var isMarked: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_size > 0
  }

  /// Writes durably that the folder has a database.
  func mark() throws(StorageError) {
    guard !isMarked else { return }
    let text = Array("This folder has a database of Nivel. Delete this file only to begin with an empty database.\n".utf8)
    guard write(descriptor, text, text.count) == text.count, fsync(descriptor) == 0 else { throw .full }
  }

  /// Lets another server have the folder.
  public func release() { flock(descriptor, LOCK_UN) }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
