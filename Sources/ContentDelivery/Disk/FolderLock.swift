import Foundation

/// Keeps a second program, or a second part of this one, from changing a folder at the same time.
///
/// It ends with this object, or with the process, however that ends. It is a lock of the folder itself, so that nothing is left behind.
final class FolderLock: Sendable {
  private let file: Int32

  /// Nil when there is no such folder.
  /// - Throws: ``FolderLockError``, ``DiskError``.
  init?(_ path: String) throws {
    file = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if file < 0, errno == ENOENT { return nil }
    guard file >= 0 else { throw DiskError(path: path, code: errno) }
    // NB: any other failure means that this disk knows no locks, and then there is none.
    if flock(file, LOCK_EX | LOCK_NB) < 0, errno == EWOULDBLOCK { throw FolderLockError(path: path) }
  }

  deinit { if file >= 0 { close(file) } }
}

/// Somebody else is changing the folder.
public struct FolderLockError: Error, Sendable, Hashable, CustomStringConvertible {
  public let path: String

  public var description: String { "\(path): another nivel is at work here: wait until it has ended, and try again" }
}
