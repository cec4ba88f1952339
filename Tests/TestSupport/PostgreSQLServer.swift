import Foundation

/// A PostgreSQL server for tests. It stops with the process.
public struct PostgreSQLServer: Sendable {
  /// The folder of the server's socket.
  public let folder: String
  private let input: Pipe

  /// Starts a server. NB: the script stops it when its standard input ends, also when this process is killed.
  public init() throws {
    // NB: the path of a socket has at most 107 bytes.
    folder = "/tmp/nivel-pg-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    let (process, output) = (Process(), Pipe())
    input = Pipe()
    process.executableURL = Self.root.appending(path: "Scripts/postgresql.sh")
    process.arguments = [folder]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    guard try output.fileHandleForReading.read(upToCount: 5) == Data("ready".utf8) else { throw NotStarted(folder: folder) }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

private struct NotStarted: Error, CustomStringConvertible {
  let folder: String
  var description: String { "PostgreSQL did not start: see \(folder)/initdb.log and \(folder)/log" }
}
