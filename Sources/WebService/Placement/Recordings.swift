import HTTPTypes
import Hummingbird
import Synchronization

/// Where the recordings of listening questions come from.
public struct RecordingSource: Sendable {
  /// The paths of all recordings below the audio folder.
  public var paths: @Sendable () -> [String]
  /// Reads the recording at a path; nil if there is none. Its version is the SHA-256 of its bytes.
  public var read: @Sendable (_ path: String) throws -> StoredFile?

  /// Creates a source.
  public init(paths: @escaping @Sendable () -> [String], read: @escaping @Sendable (_ path: String) throws -> StoredFile?) {
    self.paths = paths
    self.read = read
  }

  /// A source without recordings.
  public static let none = RecordingSource(paths: { [] }, read: { _ in nil })
}

/// The recordings of listening questions. Each has an address that changes with its contents, so that any cache may keep it.
final class Recordings: Sendable {
  private struct Shelf: Sendable {
    var files: [String: StoredFile] = [:]
    /// The path of each recording by its version; nil before the first request for a version.
    var paths: [String: String]?
  }

  private let source: RecordingSource
  // NB: it is locked while recordings are read, so that none is read for each of many requests, or after it was forgotten.
  private let shelf = Mutex(Shelf())

  init(source: RecordingSource) { self.source = source }

  /// Reads all recordings again when they are requested next, because their files may have changed.
  func forget() { shelf.withLock { $0 = Shelf() } }

  /// The recording at a path; nil if there is none. It is read once.
  func file(at path: String) throws -> StoredFile? { try shelf.withLock { try file(at: path, &$0) } }

  /// The recording with a version; nil if there is none.
  ///
  /// Another server may have named the version, or this one before its last start, so all recordings are read once to find it.
  func file(version: String) throws -> StoredFile? {
    try shelf.withLock { shelf in
      let paths = shelf.paths ?? versions()
      shelf.paths = paths
      guard let file = try paths[version].flatMap({ try file(at: $0, &shelf) }) else { return nil }
      // NB: the file may have changed between the two times it was read.
      return file.version == version ? file : nil
    }
  }

  private func file(at path: String, _ shelf: inout Shelf) throws -> StoredFile? {
    if let file = shelf.files[path] { return file }
    shelf.files[path] = try source.read(path)
    return shelf.files[path]
  }

  /// The path of each recording by its version. NB: one that cannot be read must not hide the others.
  private func versions() -> [String: String] {
    source.paths().reduce(into: [:]) { paths, path in
      if let file = try? source.read(path) { paths[file.version] = path }
    }
  }

  /// Sends a client to the address of a recording.
  ///
  /// NB: nobody may keep this. When a recording is replaced, its old address is gone, and learners in a running test need the new one.
  static func redirect(to file: StoredFile) -> Response {
    Response(status: .temporaryRedirect, headers: [.location: "/recordings/\(file.version)", .cacheControl: "no-store"])
  }
}
