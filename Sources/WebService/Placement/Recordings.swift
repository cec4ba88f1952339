import HTTPTypes
import Hummingbird
import Synchronization

/// The recordings of listening questions. Each has an address that changes with its contents, so that any cache may keep it.
final class Recordings: Sendable {
  private struct Shelf {
    var files: [String: StoredFile] = [:]
    /// The path of each recording by its version.
    var paths: [String: String] = [:]
  }

  private let read: @Sendable (_ path: String) throws -> StoredFile?
  private let shelf = Mutex(Shelf())

  /// - Parameter read: Reads the recording at a path below the audio folder; nil if there is none.
  init(read: @escaping @Sendable (_ path: String) throws -> StoredFile?) { self.read = read }

  /// The recording at a path; nil if there is none. It is read once.
  func file(at path: String) throws -> StoredFile? {
    if let file = shelf.withLock({ $0.files[path] }) { return file }
    guard let file = try read(path) else { return nil }
    shelf.withLock { shelf in
      shelf.files[path] = file
      shelf.paths[file.version] = path
    }
    return file
  }

  /// The recording with a version; nil if there is none.
  ///
  /// - Parameter paths: The paths of the recordings that this server offers. NB: another server, or this one before its last start, may have
  ///   named the version, so the recordings that were not read yet are read.
  func file(version: String, offered paths: () -> [String]) throws -> StoredFile? {
    if let file = known(version) { return file }
    for path in paths() { _ = try file(at: path) }
    return known(version)
  }

  private func known(_ version: String) -> StoredFile? {
    shelf.withLock { shelf in shelf.paths[version].flatMap { shelf.files[$0] } }
  }

  /// Sends a client to the address of a recording. The address of the question stays the same when its recording is replaced.
  static func redirect(to file: StoredFile) -> Response {
    Response(status: .temporaryRedirect, headers: [.location: "/recordings/\(file.version)", .cacheControl: "private, max-age=3600"])
  }
}

/// `/recordings`: the recordings of the tests, for any cache.
struct RecordingRoutes: Sendable {
  let catalog: PlacementCatalog

  func add<Context: RequestContext>(to group: RouterGroup<Context>) {
    group.get(":version") { request, context in
      guard let file = try catalog.recording(version: context.parameter("version")) else { throw Problem.notFound("recording") }
      return file.response(to: request, cacheControl: "public, max-age=31536000, immutable")
    }
  }
}
