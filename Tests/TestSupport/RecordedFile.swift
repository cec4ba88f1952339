import Foundation

/// A file of the repository that is generated from the code. `make record` rewrites all of them.
public enum RecordedFile {
  /// The stored content of the file.
  ///
  /// - Parameter path: Relative to the root of the repository.
  /// - Throws: When the file cannot be read.
  public static func stored(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: root.appending(path: path))) }

  /// The stored content of the file. While files are being recorded (`NIVEL_RECORD` is set), the expected content is written first.
  ///
  /// - Parameters:
  ///   - path: Relative to the root of the repository.
  ///   - expected: The content that the code generates now.
  /// - Throws: When the file cannot be read or written.
  public static func stored(_ path: String, recording expected: String) throws -> [UInt8] {
    if ProcessInfo.processInfo.environment["NIVEL_RECORD"] != nil { try Data(expected.utf8).write(to: root.appending(path: path)) }
    return try stored(path)
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
