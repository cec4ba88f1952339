/// A folder that any static host can serve. It has `manifest.json`, and `blobs/` with files named by their SHA-256.
public struct ReleaseFolder: Sendable {
  /// The outcome of publishing.
  public struct Publication: Sendable, Hashable {
    /// The manifest that is now published.
    public let manifest: ContentManifest
    /// The manifest of the previous release; nil for the first release.
    public let previous: ContentManifest?
    /// False when nothing changed, and the existing release is valid for long enough.
    public let isNew: Bool
  }

  /// The current release, and the keys that may sign the next one.
  struct Published {
    let envelope: SignedEnvelope
    let manifest: ContentManifest
    let trusted: KeySet
  }

  let path: String
  let disk: any Disk

  /// Uses a folder, which need not exist yet.
  public init(path: String, disk: any Disk = SystemDisk()) {
    self.path = path
    self.disk = disk
  }

  var manifestPath: String { "\(path)/manifest.json" }

  /// The bytes of a published blob; nil when it does not exist.
  public func blob(_ hash: ContentHash) throws -> [UInt8]? { try disk.read("\(path)/blobs/\(hash.hex)") }

  /// Publishes a release: writes the blobs, then replaces the manifest in one step. Equal contents, keys and time give equal bytes.
  ///
  /// Blobs that none of the newest ten releases names are removed.
  /// - Parameters:
  ///   - contents: all blueprints of the release, one for each language.
  ///   - keys: all these keys sign. With other keys than those of the previous release, the release counts as new.
  ///   - now: seconds since 1970, UTC.
  ///   - serial: the serial of the first release in a folder, 1 to 2,147,483,647. Every later release has the next serial.
  ///   - seconds: the period of validity. If nothing changed, the release is issued again after half of this period.
  /// - Throws: ``PublishError``, ``DiskError``, ``FolderLockError``.
  public func publish(_ contents: [PublishableContent], keys: [SigningKey], now: Int, first serial: Int = 1, validFor seconds: Int) throws
    -> Publication
  {
    try disk.makeFolder(path)
    let lock = try FolderLock(path)
    defer { withExtendedLifetime(lock) {} }
    let before = try published(signingWith: keys)
    let languages = Dictionary(contents.map { ($0.languageID, $0.contentVersion) }, uniquingKeysWith: { first, _ in first })
    if let before, before.manifest.languages == languages, before.isSigned(byAll: keys), before.manifest.expiresAt - now > seconds / 2 {
      try writeBlobs(contents)
      try history.tidy(newest: before.manifest)
      return Publication(manifest: before.manifest, previous: before.manifest, isNew: false)
    }
    let serial = before.map { $0.manifest.serial + 1 } ?? serial
    let manifest = ContentManifest(serial: serial, issuedAt: now, expiresAt: now + seconds, languages: languages)
    let envelope = try envelope(of: manifest, after: before, keys)
    try writeBlobs(contents)
    if let before { try history.keep(before.envelope, serial: before.manifest.serial) }
    try disk.replace(manifestPath, with: envelope.bytes, in: path)
    try history.tidy(newest: manifest)
    return Publication(manifest: manifest, previous: before?.manifest, isNew: true)
  }

  private var history: ReleaseHistory { ReleaseHistory(path: path, disk: disk) }

  /// The signed manifest, if clients can read it.
  private func envelope(of manifest: ContentManifest, after before: Published?, _ keys: [SigningKey]) throws -> SignedEnvelope {
    guard (try? ContentManifest(manifest.bytes)) == manifest else { throw PublishError.unreadableManifest }
    let envelope = try SignedEnvelope(signing: manifest.bytes, with: keys, roots: before?.envelope.roots ?? [])
    guard envelope.bytes.count <= ContentClient.manifestLimit else { throw PublishError.manifestTooLarge }
    return envelope
  }

  /// The current release, if these keys may sign the next one; nil when there is none.
  ///
  /// - Throws: ``PublishError`` when the file is not a release, or when clients of the release do not trust these keys.
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

  /// The keys of the newest root. Without roots, the keys that are about to sign.
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

  /// NB: a crash or a failing disk may have left a blob with wrong bytes. Such a blob is written again. The folder is synced also when
  /// nothing was written, because an earlier run may have ended before its sync.
  private func writeBlobs(_ contents: [PublishableContent]) throws {
    let folder = "\(path)/blobs"
    try disk.makeFolder(folder)
    for bytes in contents.flatMap(\.files) {
      let file = "\(folder)/\(ContentHash(of: bytes).hex)"
      if try disk.read(file) == bytes { continue }
      try disk.write(bytes, to: "\(file).new")
      try disk.move("\(file).new", to: file)
    }
    try disk.sync(folder)
  }
}

extension ReleaseFolder.Published {
  /// Whether exactly these keys signed the manifest.
  fileprivate func isSigned(byAll keys: [SigningKey]) -> Bool {
    let keys = Set(keys.map(\.publicKey))
    return envelope.manifest.signatures.count == keys.count && envelope.manifest.signers(among: keys) == keys
  }
}
