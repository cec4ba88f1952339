import Foundation

/// What the system said when a file could not be used.
public struct DiskError: Error, Sendable, Hashable, CustomStringConvertible {
  public let path: String
  /// The `errno` of the system.
  public let code: Int32

  public init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  public var isFull: Bool { code == ENOSPC || code == EDQUOT || code == EFBIG }

  public var description: String { "\(path): \(String(cString: strerror(code))): \(advice)" }

  private var advice: String {
    if isFull { return "make room and try again" }
    return switch code {
    case EACCES, EPERM, EROFS: "see who may write there, and try again"
    case EIO: "see whether the disk is sound, and try again"
    default: "see what is there, and try again"
    }
  }
}
