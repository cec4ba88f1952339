/// The files of a release as a host serves them. They are read from a ``ReleaseFolder``, or from a folder of a ``ContentClient``.
public struct ReleaseFiles: Sendable {
  private let folder: String
  private let shelf: ContentShelf
  private let disk: any Disk

  /// Reads a folder of either kind.
  public init(folder: String, disk: any Disk = SystemDisk()) {
    self.folder = folder
    self.disk = disk
    shelf = ContentShelf(folder: folder, disk: disk)
  }

  /// The current bytes of `manifest.json` and their SHA-256; nil when there is no release.
  public func manifest() throws -> (bytes: [UInt8], hash: ContentHash)? {
    guard let bytes = try disk.read("\(folder)/manifest.json") ?? keptManifest() else { return nil }
    return (bytes, ContentHash(of: bytes))
  }

  /// A blob of this or an earlier release; nil when it does not exist, or when it no longer has this hash.
  public func blob(_ hash: ContentHash) throws -> [UInt8]? {
    if let bytes = try disk.read("\(folder)/blobs/\(hash.hex)") { return ContentHash(of: bytes) == hash ? bytes : nil }
    return try shelf.blob(hash)
  }

  private func keptManifest() throws -> [UInt8]? { try shelf.serialInUse.flatMap { try shelf.envelope(of: $0) }?.bytes }
}
