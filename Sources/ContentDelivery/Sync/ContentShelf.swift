/// The files of a client: blobs, installed releases, and the link to the active release.
///
///     blueprints -> .delivery/releases/7/blueprints     the active release; changed in one step
///     .delivery/state.json                              the state of the client
///     .delivery/blobs/<sha256>                          verified files, also the recordings
///     .delivery/partial/<sha256>                        unfinished downloads
///     .delivery/releases/7/manifest.json                the signed manifest of a release
///     .delivery/releases/7/blueprints/<language>.json   the blueprints of a release
///     .delivery/releases/7/calibration/<language>.json  the calibrations of a release
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

  /// Locks the folder; nil when nothing was ever synced into it.
  ///
  /// - Parameter waits: Whether to wait until other programs have ended their changes.
  func lock(waits: Bool = false) throws -> FolderLock? { try FolderLock(own, waits: waits) }

  // MARK: State

  func state() throws -> SyncState { try disk.read("\(own)/state.json").map(SyncState.init) ?? SyncState() }

  func keep(_ state: SyncState) throws { try disk.replace("\(own)/state.json", with: state.bytes, in: own) }

  // MARK: Blobs

  /// A blob; nil when it does not exist, or when it no longer has this hash.
  func blob(_ hash: ContentHash) throws -> [UInt8]? {
    guard let bytes = try disk.read("\(blobs)/\(hash.hex)"), ContentHash(of: bytes) == hash else { return nil }
    return bytes
  }

  /// The bytes of an unfinished download.
  func partial(_ hash: ContentHash) throws -> [UInt8] { try disk.read("\(partial)/\(hash.hex)") ?? [] }

  func append(_ bytes: [UInt8], to hash: ContentHash) throws { try disk.append(bytes, to: "\(partial)/\(hash.hex)") }

  func forgetPartial(_ hash: ContentHash) throws { try disk.remove("\(partial)/\(hash.hex)") }

  /// Turns a verified download into a blob.
  func finish(_ hash: ContentHash) throws {
    try disk.sync("\(partial)/\(hash.hex)")
    try disk.move("\(partial)/\(hash.hex)", to: "\(blobs)/\(hash.hex)")
    try disk.sync(blobs)
  }

  // MARK: Releases

  /// The serial of the active release; nil when there is none.
  var serialInUse: Int? {
    let parts = disk.target(of: inUse)?.split(separator: "/") ?? []
    return parts.count == 4 && parts[1] == "releases" ? Int(parts[2]) : nil
  }

  func envelope(of serial: Int) throws -> SignedEnvelope? { try disk.read("\(release(serial))/manifest.json").flatMap(SignedEnvelope.init) }

  /// The serials of the installed releases, the newest first. A release may be incomplete.
  func serials() throws -> [Int] { try disk.names(in: "\(own)/releases").compactMap { Int($0) }.sorted(by: >) }

  /// Whether every file of a release has the hash in its manifest. Installing or removing the release may have been interrupted.
  func isWhole(_ serial: Int) throws -> Bool {
    guard let envelope = try envelope(of: serial), let manifest = try? ContentManifest(envelope.payload) else { return false }
    let isInstalled = try Self.places(manifest).allSatisfy { place, file in
      try disk.read("\(release(serial))/\(place)").map { ContentHash(of: $0) } == file.hash
    }
    return try isInstalled && manifest.languages.values.flatMap(\.recordings.values).allSatisfy { try blob($0.hash) != nil }
  }

  /// Whether a file is there for each recording of a release. NB: it looks at names only, because it is called before each sync.
  func hasRecordings(of serial: Int) -> Bool {
    guard let envelope = try? envelope(of: serial), let manifest = try? ContentManifest(envelope.payload) else { return true }
    let names = Set((try? disk.names(in: blobs)) ?? [])
    return manifest.languages.values.flatMap(\.recordings.values).allSatisfy { names.contains($0.hash.hex) }
  }

  /// The blueprints and calibrations of a release, and their paths in its folder. Recordings are read from the blobs.
  private static func places(_ manifest: ContentManifest) -> [(place: String, file: ContentFile)] {
    manifest.sorted.flatMap { language, content in
      [("blueprints/\(language).json", content.blueprint)] + (content.calibration.map { [("calibration/\(language).json", $0)] } ?? [])
    }
  }

  /// Stores the newest envelope of an installed release. Its signatures and roots may differ from the stored ones.
  func renew(_ envelope: SignedEnvelope, of serial: Int) throws {
    guard try self.envelope(of: serial) != envelope else { return }
    try disk.replace("\(release(serial))/manifest.json", with: envelope.bytes, in: release(serial))
  }

  /// Installs a release from its blobs without activating it. An interrupted installation is repeated.
  func install(_ manifest: ContentManifest, _ envelope: SignedEnvelope) throws {
    let path = release(manifest.serial)
    try disk.remove(path)
    try disk.makeFolder("\(path)/blueprints")
    try disk.makeFolder("\(path)/calibration")
    for (place, file) in Self.places(manifest) { try disk.link("\(blobs)/\(file.hash.hex)", to: "\(path)/\(place)") }
    for folder in ["blueprints", "calibration"] { try disk.sync("\(path)/\(folder)") }
    try disk.write(envelope.bytes, to: "\(path)/manifest.json")
    try disk.sync(path)
    try disk.sync("\(own)/releases")
  }

  /// Activates an installed release.
  func activate(_ serial: Int) throws {
    try disk.redirect(inUse, to: ".delivery/releases/\(serial)/blueprints", in: folder)
  }

  /// Removes all releases except the given ones, and the blobs that these do not need.
  func tidy(keeping manifests: [ContentManifest]) throws {
    let (serials, hashes) = (Set(manifests.map(\.serial)), Set(manifests.flatMap { $0.files.map(\.hash.hex) }))
    for serial in try self.serials() where !serials.contains(serial) { try disk.remove(release(serial)) }
    for name in try disk.names(in: blobs) where !hashes.contains(name) { try disk.remove("\(blobs)/\(name)") }
    for name in try disk.names(in: partial) { try disk.remove("\(partial)/\(name)") }
  }
}
