import Foundation

/// A file of the repository that is generated from the code. `make record` rewrites all of them.
public enum RecordedFile {
  /// The stored content of the file.
  ///
  /// - Parameter path: Relative to the root of the repository.
  /// - Throws: When the file cannot be read.
  public static func stored(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: root.appending(path: path))) }

  /// The first line at which the stored file differs from the generated content; nil if they are equal byte for byte. While files are being
  /// recorded (`NIVEL_RECORD` is set), the content is written first.
  ///
  /// - Parameters:
  ///   - path: Relative to the root of the repository.
  ///   - expected: The content that the code generates now.
  /// - Throws: When the file cannot be read or written.
  public static func difference(of path: String, from expected: String) throws -> String? {
    if ProcessInfo.processInfo.environment["NIVEL_RECORD"] != nil { try Data(expected.utf8).write(to: root.appending(path: path)) }
    let stored = try stored(path)
    guard stored != Array(expected.utf8) else { return nil }
    let pairs = zip(lines(stored), lines(Array(expected.utf8))).enumerated()
    guard let (index, (old, new)) = pairs.first(where: { $1.0 != $1.1 }) else { return "\(path): one has more lines: run make record" }
    return "\(path), line \(index + 1): \"\(old)\" is now \"\(new)\": look at why, then run make record"
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
