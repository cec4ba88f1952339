import Foundation

/// An error of the operating system about a file.
public struct DiskError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file or folder.
  public let path: String
  /// The `errno` of the system.
  public let code: Int32

  /// Creates an error from its parts.
  public init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  /// Whether the disk, a quota or the file size is at its limit.
  public var isFull: Bool { code == ENOSPC || code == EDQUOT || code == EFBIG }

  /// The path, the system's message, and what to do.
  public var description: String { "\(path): \(String(cString: strerror(code))): \(advice)" }

  private var advice: String {
    if isFull { return "free some space and try again" }
    return switch code {
    case EACCES, EPERM, EROFS: "check the permissions there, and try again"
    case EIO: "check the disk for faults, and try again"
    default: "check the file or folder, and try again"
    }
  }
}
