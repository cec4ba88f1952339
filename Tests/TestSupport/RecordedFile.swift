import Foundation

/// A file of the repository that is made from the code. `make record` writes all of them anew.
public enum RecordedFile {
  /// The file as it is stored.
  ///
  /// - Parameter path: Below the root of the repository.
  public static func stored(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: root.appending(path: path))) }

  /// The file as it is stored; as it should be when files are being recorded.
  ///
  /// - Parameters:
  ///   - path: Below the root of the repository.
  ///   - expected: What the code makes now.
  public static func stored(_ path: String, recording expected: String) throws -> [UInt8] {
    if ProcessInfo.processInfo.environment["NIVEL_RECORD"] != nil { try Data(expected.utf8).write(to: root.appending(path: path)) }
    return try stored(path)
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
