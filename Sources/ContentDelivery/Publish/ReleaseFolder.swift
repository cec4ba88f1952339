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

  /// What is published, and the keys it may be signed with.
  struct Published {
    let envelope: SignedEnvelope
    let manifest: ContentManifest
    let trusted: KeySet
  }

  let path: String
  let disk: any Disk

  public init(path: String, disk: any Disk = SystemDisk()) {
    self.path = path
    self.disk = disk
  }

  var manifestPath: String { "\(path)/manifest.json" }

  /// A blob that was published; nil when it is not there.
  public func blob(_ hash: ContentHash) throws -> [UInt8]? { try disk.read("\(path)/blobs/\(hash.hex)") }

  /// Publishes: first the blobs, then the manifest, in one step. The same contents, keys and time give the same bytes.
  ///
  /// Blobs that none of the newest ten releases names are removed; see ``ReleaseHistory``.
  /// - Parameters:
  ///   - keys: all sign. Other keys than those of the release before are something new.
  ///   - now: seconds since 1970, UTC.
  ///   - serial: of the first release of a folder, 1 to 2,147,483,647; any other has the one after the release before.
  ///   - seconds: how long the release may be believed. One that holds nothing new is issued again once half of that has passed.
  /// - Throws: ``PublishError``, ``DiskError``, ``FolderLockError``.
  public func publish(_ contents: [PublishableContent], keys: [SigningKey], now: Int, first serial: Int = 1, validFor seconds: Int) throws
    -> Publication
  {
    try disk.makeFolder(path)
    let lock = try FolderLock(path)
    defer { withExtendedLifetime(lock) {} }
    let before = try published(signingWith: keys)
    let languages = Dictionary(contents.map { ($0.languageID, $0.contentVersion) }, uniquingKeysWith: { first, _ in first })
    try writeBlobs(contents)
    let manifest: ContentManifest
    if let before, before.manifest.languages == languages, before.isSigned(byAll: keys), before.manifest.expiresAt - now > seconds / 2 {
      manifest = before.manifest
    } else {
      let serial = before.map { $0.manifest.serial + 1 } ?? serial
      manifest = ContentManifest(serial: serial, issuedAt: now, expiresAt: now + seconds, languages: languages)
      try issue(manifest, after: before, keys)
    }
    try history.tidy(newest: manifest)
    return Publication(manifest: manifest, previous: before?.manifest, isNew: manifest != before?.manifest)
  }

  private var history: ReleaseHistory { ReleaseHistory(path: path, disk: disk) }

  private func issue(_ manifest: ContentManifest, after before: Published?, _ keys: [SigningKey]) throws {
    let envelope = try SignedEnvelope(signing: manifest.bytes, with: keys, roots: before?.envelope.roots ?? [])
    if let before { try history.keep(before.envelope, serial: before.manifest.serial) }
    try disk.replace(manifestPath, with: envelope.bytes, in: path)
  }

  /// The release that is published, when these keys may sign the one after it; nil when there is none.
  ///
  /// - Throws: ``PublishError`` when something else lies there, or these keys are not those that its readers trust.
  func published(signingWith keys: [SigningKey]) throws -> Published? {
    guard keys.distinct.count <= SignedDocument.signatureLimit else { throw PublishError.tooManyKeys(keys.distinct.count) }
    guard let bytes = try disk.read(manifestPath) else { return nil }
    guard let envelope = SignedEnvelope(bytes) else { throw PublishError.foreignManifest(manifestPath) }
    let trusted = try newestKeys(of: envelope, signingWith: keys)
    guard trusted.trusts(envelope.manifest), let manifest = try? ContentManifest(envelope.payload) else {
      throw PublishError.foreignManifest(manifestPath)
    }
    return Published(envelope: envelope, manifest: manifest, trusted: trusted)
  }

  /// The keys that the newest root names; without roots, the keys that are about to sign.
  private func newestKeys(of envelope: SignedEnvelope, signingWith keys: [SigningKey]) throws -> KeySet {
    guard let root = envelope.roots.last else { return KeySet(pinned: keys.map(\.publicKey)) }
    guard let trusted = try? KeySet(root.payload), trusted.trusts(root) else { throw PublishError.foreignManifest(manifestPath) }
    if let stranger = keys.distinct.first(where: { !trusted.keys.contains($0.publicKey) }) {
      throw PublishError.untrustedKey(id: stranger.publicKey.id, trusted: trusted.keys.map(\.id), path: manifestPath)
    }
    guard keys.distinct.count >= trusted.threshold else {
      throw PublishError.tooFewKeys(given: keys.distinct.count, threshold: trusted.threshold, path: manifestPath)
    }
    return trusted
  }

  /// NB: a blob that is there but is not what its name says was torn by a crash or a failing disk, and is written anew. The folder is waited
  /// for also when nothing was written: an earlier run may have been killed before it did.
  private func writeBlobs(_ contents: [PublishableContent]) throws {
    let folder = "\(path)/blobs"
    try disk.makeFolder(folder)
    for content in contents {
      let file = "\(folder)/\(ContentHash(of: content.bytes).hex)"
      if try disk.read(file) == content.bytes { continue }
      try disk.write(content.bytes, to: "\(file).new")
      try disk.move("\(file).new", to: file)
    }
    try disk.sync(folder)
  }
}

extension ReleaseFolder.Published {
  /// Whether exactly these keys signed it.
  fileprivate func isSigned(byAll keys: [SigningKey]) -> Bool {
    let keys = Set(keys.map(\.publicKey))
    return envelope.manifest.signatures.count == keys.count && envelope.manifest.signers(among: keys) == keys
  }
}
