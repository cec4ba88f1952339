/// A folder that any static host can serve: `manifest.json`, and `blobs/` with files named by their SHA-256.
public struct ReleaseFolder: Sendable {
  /// What a release became.
  public struct Publication: Sendable, Hashable {
    public let manifest: ContentManifest
    /// The one before; nil for the first.
    public let previous: ContentManifest?
    /// False when there was nothing new, and the release before is good for long enough.
    public let isNew: Bool
  }

  private let path: String
  private let disk: any Disk

  public init(path: String, disk: any Disk = SystemDisk()) {
    self.path = path
    self.disk = disk
  }

  private var manifestPath: String { "\(path)/manifest.json" }

  /// The release that is published; nil when there is none.
  /// - Throws: ``PublishError`` when something else lies there, or it was signed by another key.
  public func manifest(signedBy key: TrustedKey) throws -> ContentManifest? {
    guard let bytes = try disk.read(manifestPath) else { return nil }
    guard let envelope = SignedEnvelope(bytes), envelope.signer(among: [key]) != nil else {
      throw PublishError.foreignManifest(manifestPath)
    }
    do { return try ContentManifest(envelope.payload) } catch { throw PublishError.foreignManifest(manifestPath) }
  }

  /// A blob that was published; nil when it is not there.
  public func blob(_ hash: ContentHash) throws -> [UInt8]? { try disk.read("\(path)/blobs/\(hash.hex)") }

  /// Publishes: first the blobs, then the manifest, in one step. The same contents, key and time give the same bytes.
  ///
  /// - Parameters:
  ///   - now: seconds since 1970, UTC.
  ///   - seconds: how long the release may be believed. One that holds nothing new is issued again once half of that has passed.
  public func publish(_ contents: [PublishableContent], key: SigningKey, now: Int, validFor seconds: Int) throws -> Publication {
    let previous = try manifest(signedBy: key.publicKey)
    let languages = Dictionary(contents.map { ($0.languageID, $0.contentVersion) }, uniquingKeysWith: { first, _ in first })
    try writeBlobs(contents)
    if let previous, previous.languages == languages, previous.expiresAt - now > seconds / 2 {
      return Publication(manifest: previous, previous: previous, isNew: false)
    }
    let manifest = ContentManifest(
      serial: (previous?.serial ?? 0) + 1, issuedAt: now, expiresAt: now + seconds, languages: languages)
    let envelope = try SignedEnvelope(signing: manifest.bytes, with: [key])
    try disk.replace(manifestPath, with: envelope.bytes, in: path)
    return Publication(manifest: manifest, previous: previous, isNew: true)
  }

  /// NB: a blob that is there but is not what its name says was torn by a crash or a failing disk, and is written anew.
  private func writeBlobs(_ contents: [PublishableContent]) throws {
    let folder = "\(path)/blobs"
    try disk.makeFolder(folder)
    for content in contents {
      let hash = ContentHash(of: content.bytes)
      if try disk.read("\(folder)/\(hash.hex)") == content.bytes { continue }
      try disk.replace("\(folder)/\(hash.hex)", with: content.bytes, in: folder)
    }
  }
}

public enum PublishError: Error, Sendable, Hashable, CustomStringConvertible {
  case foreignManifest(String)

  public var description: String {
    switch self {
    case .foreignManifest(let path):
      "\(path): this was not signed by your key: publish into another folder, or with the key of the releases before"
    }
  }
}
