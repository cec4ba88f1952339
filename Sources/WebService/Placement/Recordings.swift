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
  private let source: RecordingSource
  private let files = Mutex<[String: StoredFile]>([:])
  /// The path of each recording by its version; nil before the first request for a version that was not read yet.
  private let paths = Mutex<[String: String]?>(nil)

  init(source: RecordingSource) { self.source = source }

  /// Reads all recordings again when they are requested next, because their files may have changed.
  func forget() {
    paths.withLock { paths in
      paths = nil
      files.withLock { $0 = [:] }
    }
  }

  /// The recording at a path; nil if there is none. It is read once.
  func file(at path: String) throws -> StoredFile? {
    if let file = files.withLock({ $0[path] }) { return file }
    guard let file = try source.read(path) else { return nil }
    files.withLock { $0[path] = file }
    return file
  }

  /// The recording with a version; nil if there is none.
  ///
  /// Another server may have named the version, or this one before its last start, so all recordings are read once to find it.
  func file(version: String) throws -> StoredFile? {
    if let file = files.withLock({ $0.values.first { $0.version == version } }) { return file }
    guard let path = paths.withLock({ path(of: version, in: &$0) }), let file = try file(at: path), file.version == version else {
      return nil
    }
    return file
  }

  /// NB: others wait meanwhile, so that the recordings are not read for each of them. A recording that cannot be read must not hide the others.
  private func path(of version: String, in paths: inout [String: String]?) -> String? {
    let known =
      paths
      ?? source.paths().reduce(into: [:]) { known, path in
        if let file = try? source.read(path) { known[file.version] = path }
      }
    paths = known
    return known[version]
  }

  /// Sends a client to the address of a recording.
  ///
  /// NB: nobody may keep this. When a recording is replaced, its old address is gone, and learners in a running test need the new one.
  static func redirect(to file: StoredFile) -> Response {
    Response(status: .temporaryRedirect, headers: [.location: "/recordings/\(file.version)", .cacheControl: "no-store"])
  }
}

/// `/recordings`: the recordings of the tests, for any cache.
struct RecordingRoutes: Sendable {
  let recordings: Recordings

  func add<Context: RequestContext>(to group: RouterGroup<Context>) {
    group.get(":version") { request, context in
      guard let file = try recordings.file(version: context.parameter("version")) else { throw Problem.notFound("recording") }
      return file.response(to: request, cacheControl: "public, max-age=31536000, immutable")
    }
  }
}
