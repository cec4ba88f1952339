/// What a client has on its disk: blobs, installed releases, and which of them is in use.
///
///     blueprints -> .delivery/releases/7/blueprints     what is in use; changed in one step
///     .delivery/state.json                              what is remembered
///     .delivery/blobs/<sha256>                          files that have been verified
///     .delivery/partial/<sha256>                        downloads that have not ended
///     .delivery/releases/7/manifest.json                the signed manifest of a release
///     .delivery/releases/7/blueprints/<language>.json   its files
struct ContentShelf: Sendable {
  let folder: String
  let disk: any Disk

  private var own: String { "\(folder)/.delivery" }
  private var blobs: String { "\(own)/blobs" }
  private var partial: String { "\(own)/partial" }
  private func release(_ serial: Int) -> String { "\(own)/releases/\(serial)" }
  private var inUse: String { "\(folder)/blueprints" }

  func prepare() throws {
    for path in [blobs, partial, "\(own)/releases"] { try disk.makeFolder(path) }
  }

  /// Nil when nothing was ever synced here.
  func lock() throws -> FolderLock? { try FolderLock(own) }

  // MARK: State

  func state() throws -> SyncState { try disk.read("\(own)/state.json").map(SyncState.init) ?? SyncState() }

  func keep(_ state: SyncState) throws { try disk.replace("\(own)/state.json", with: state.bytes, in: own) }

  // MARK: Blobs

  /// A blob that is whole; nil when it is not there, or no longer what its name says.
  func blob(_ hash: ContentHash) throws -> [UInt8]? {
    guard let bytes = try disk.read("\(blobs)/\(hash.hex)"), ContentHash(of: bytes) == hash else { return nil }
    return bytes
  }

  /// What has come of a download.
  func partial(_ hash: ContentHash) throws -> [UInt8] { try disk.read("\(partial)/\(hash.hex)") ?? [] }

  func append(_ bytes: [UInt8], to hash: ContentHash) throws { try disk.append(bytes, to: "\(partial)/\(hash.hex)") }

  func forgetPartial(_ hash: ContentHash) throws { try disk.remove("\(partial)/\(hash.hex)") }

  /// A download that has been verified becomes a blob.
  func finish(_ hash: ContentHash) throws {
    try disk.sync("\(partial)/\(hash.hex)")
    try disk.move("\(partial)/\(hash.hex)", to: "\(blobs)/\(hash.hex)")
    try disk.sync(blobs)
  }

  // MARK: Releases

  /// The serial of the release in use; nil when there is none.
  var serialInUse: Int? {
    let parts = disk.target(of: inUse)?.split(separator: "/") ?? []
    return parts.count == 4 && parts[1] == "releases" ? Int(parts[2]) : nil
  }

  func envelope(of serial: Int) throws -> SignedEnvelope? { try disk.read("\(release(serial))/manifest.json").flatMap(SignedEnvelope.init) }

  /// Releases that are here, perhaps not whole, the newest first.
  func serials() throws -> [Int] { try disk.names(in: "\(own)/releases").compactMap { Int($0) }.sorted(by: >) }

  /// Whether every file of a release is what its manifest says: laying it out, or removing it, may have been cut short.
  func isWhole(_ serial: Int) throws -> Bool {
    guard let envelope = try envelope(of: serial), let manifest = try? ContentManifest(envelope.payload) else { return false }
    return try manifest.languages.allSatisfy { language, content in
      try disk.read("\(release(serial))/blueprints/\(language).json").map { ContentHash(of: $0) } == content.hash
    }
  }

  /// Takes the newest envelope of a release that is here: its signatures and roots may be others.
  func renew(_ envelope: SignedEnvelope, of serial: Int) throws {
    guard try self.envelope(of: serial) != envelope else { return }
    try disk.replace("\(release(serial))/manifest.json", with: envelope.bytes, in: release(serial))
  }

  /// Lays a release out from its blobs. Nothing is in use yet; one that was left half laid out is laid out anew.
  func install(_ manifest: ContentManifest, _ envelope: SignedEnvelope) throws {
    let path = release(manifest.serial)
    try disk.remove(path)
    try disk.makeFolder("\(path)/blueprints")
    for (language, content) in manifest.sorted {
      try disk.link("\(blobs)/\(content.hash.hex)", to: "\(path)/blueprints/\(language).json")
    }
    try disk.sync("\(path)/blueprints")
    try disk.write(envelope.bytes, to: "\(path)/manifest.json")
    try disk.sync(path)
    try disk.sync("\(own)/releases")
  }

  /// Puts an installed release into use.
  func activate(_ serial: Int) throws {
    try disk.redirect(inUse, to: ".delivery/releases/\(serial)/blueprints", in: folder)
  }

  /// Removes what neither the release in use nor the one before it needs.
  func tidy(keeping manifests: [ContentManifest]) throws {
    let (serials, hashes) = (Set(manifests.map(\.serial)), Set(manifests.flatMap { $0.languages.values.map(\.hash.hex) }))
    for serial in try self.serials() where !serials.contains(serial) { try disk.remove(release(serial)) }
    for name in try disk.names(in: blobs) where !hashes.contains(name) { try disk.remove("\(blobs)/\(name)") }
    for name in try disk.names(in: partial) { try disk.remove("\(partial)/\(name)") }
  }
}
