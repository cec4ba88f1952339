import Foundation

/// A lock that keeps other programs, and other parts of this program, from changing a folder at the same time.
///
/// The lock ends with this object, or with the process, also after a crash. It locks the folder itself, and leaves no file behind.
final class FolderLock: Sendable {
  private let file: Int32

  /// Locks a folder. Nil when the folder does not exist.
  ///
  /// - Parameter waits: Whether to wait until other programs have ended their changes.
  /// - Throws: ``FolderLockError``, ``DiskError``.
  init?(_ path: String, waits: Bool = false) throws {
    file = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if file < 0, errno == ENOENT { return nil }
    guard file >= 0 else { throw DiskError(path: path, code: errno) }
    // NB: any other failure means that the file system has no locks. Then the folder is not locked.
    var status = flock(file, waits ? LOCK_EX : LOCK_EX | LOCK_NB)
    while status < 0, errno == EINTR { status = flock(file, LOCK_EX) }
    if status < 0, errno == EWOULDBLOCK { throw FolderLockError(path: path) }
  }

  deinit { if file >= 0 { close(file) } }
}

/// The error when another program is changing the folder.
public struct FolderLockError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The folder.
  public let path: String

  /// The folder, and what to do.
  public var description: String { "\(path): another Nivel program is changing this folder: wait until it ends, and try again" }
}
