#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A lock that reserves a data folder for one process while the object exists.
///
/// SQLite before 3.51.3 can damage a WAL file that two processes checkpoint at once (https://sqlite.org/wal.html, "The
/// WAL-reset bug"), so a second process must not open it. The system releases the lock after a crash.
final class DataFolderLock: Sendable {
  private let descriptor: Int32

  init(path: String) throws(StorageError) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .cannotOpen(path: path, reason: String(cString: strerror(errno)))
    }
    // NB: `deinit` closes the file also when this initializer throws, because all properties are set by then.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .inUse(path: path) }
  }

  /// Lets another store have the folder.
  func release() { flock(descriptor, LOCK_UN) }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
