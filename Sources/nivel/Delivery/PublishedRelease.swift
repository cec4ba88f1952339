import Authoring
import ContentDelivery
import Synchronization
import WebService

/// The release that a server publishes. Requested blobs are cached in memory.
final class PublishedRelease: PublishedContent {
  /// The maximum size of the cache in bytes. Fifty languages with their recordings take half of it.
  private static let memory = 128 << 20
  private let files: ReleaseFiles
  private let blobs = Mutex<[String: StoredFile]>([:])
  private let newest = Mutex<(hash: ContentHash, file: StoredFile)?>(nil)

  init(files: ReleaseFiles) { self.files = files }

  func manifest() throws -> StoredFile? {
    try files.manifest().map { read in
      newest.withLock { newest in
        // NB: a file keeps its compressed form, so the same manifest must stay the same file.
        if let newest, newest.hash == read.hash { return newest.file }
        let file = StoredFile(bytes: read.bytes, mediaType: "application/json", version: read.hash.hex)
        newest = (read.hash, file)
        return file
      }
    }
  }

  func blob(_ name: String) throws -> StoredFile? {
    if let file = blobs.withLock({ $0[name] }) { return file }
    guard let hash = ContentHash(checksum: "sha256-\(name)"), let bytes = try files.blob(hash) else { return nil }
    let file = StoredFile(bytes: bytes, mediaType: OggOpus.begins(bytes) ? "audio/ogg" : "application/json", version: hash.hex)
    blobs.withLock { keep(file, as: name, in: &$0) }
    return file
  }

  private func keep(_ file: StoredFile, as name: String, in blobs: inout [String: StoredFile]) {
    let taken = blobs.values.reduce(0) { $0 + $1.bytes.count }
    if taken + file.bytes.count > Self.memory { blobs = [:] }
    blobs[name] = file
  }
}
