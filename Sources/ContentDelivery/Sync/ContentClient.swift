/// Keeps a folder of content at the newest verified release.
///
/// A failure never changes the active release. A new release is verified, written beside the active release, and activated in one step.
public struct ContentClient: Sendable {
  /// Checks the files of a language before they are activated. Returns what is wrong with them; nil when nothing is.
  public typealias Check = @Sendable (_ languageID: String, _ files: ReceivedContent) -> String?

  /// The files of a language in a release that is not active yet.
  public struct ReceivedContent: Sendable, Hashable {
    /// The bytes of the blueprint.
    public let blueprint: [UInt8]
    /// The bytes of the calibration; nil when there is none.
    public let calibration: [UInt8]?
    /// The bytes of the recordings, by their paths below the audio folder; empty in releases of earlier versions.
    public let recordings: [String: [UInt8]]
  }

  /// The maximum size of a manifest file in bytes. Fifty languages need a fifth of it.
  static let manifestLimit = 1 << 20
  /// The maximum difference between two serials. Without it, a person with a stolen key could publish the highest serial, and no release
  /// could follow it.
  static let maximumSerialJump = 10_000
  /// The maximum difference between the clocks of publisher and client, in seconds.
  static let clockTolerance = 86_400

  let source: any ContentSource
  let shelf: ContentShelf
  let trusted: [TrustedKey]
  let check: Check
  let localRecording: @Sendable (String) -> [UInt8]?

  /// Creates a client for one folder.
  /// - Parameters:
  ///   - source: the host of the releases.
  ///   - folder: gets a link `blueprints` to the active release, and a folder `.delivery`. Other files in it are not changed.
  ///   - trusted: the keys whose releases are accepted until a root names other keys; see ``KeySet``. If they differ from the keys of the
  ///     last sync, they replace the stored root.
  ///   - disk: the file system that holds the folder.
  ///   - localRecording: a recording of this machine by its path below the audio folder, such as one that came with the program. It is not
  ///     downloaded if it is the same.
  ///   - check: called for each language whose files are not active yet.
  public init(
    source: any ContentSource, folder: String, trusted: [TrustedKey], disk: any Disk = SystemDisk(),
    localRecording: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }, check: @escaping Check
  ) {
    self.source = source
    shelf = ContentShelf(folder: folder, disk: disk)
    self.trusted = trusted
    self.check = check
    self.localRecording = localRecording
  }

  /// Downloads, verifies and activates the newest release.
  ///
  /// - Parameters:
  ///   - now: seconds since 1970, UTC.
  ///   - progress: called after each downloaded file.
  /// - Throws: ``SyncError`` when the release is refused, ``SourceError`` when the download fails, ``DiskError``, ``FolderLockError``. The
  ///   active release is then unchanged.
  @discardableResult
  public func sync(now: Int, progress: @escaping @Sendable (SyncProgress) -> Void = { _ in }) async throws -> SyncReport {
    try shelf.prepare()
    let lock = try shelf.lock()
    defer { withExtendedLifetime(lock) {} }
    var state = try shelf.state()
    guard let (bytes, entityTag) = try await manifestFile(known: knownTag(state)) else { return try unchanged(now: now) }
    guard let envelope = SignedEnvelope(bytes) else { throw SyncError.noEnvelope }
    try verifySignatures(of: envelope, &state)
    let manifest = try verified(envelope, state, now: now)
    let before = shelf.serialInUse
    let changes = before == manifest.serial ? [] : try await activate(manifest, envelope, progress)
    if before == manifest.serial { try await complete(manifest, envelope, progress) }
    // NB: the state is stored last. Until then, every sync repeats all steps and repairs an interrupted one.
    try tidy(after: manifest, before, state)
    try remember(manifest, envelope, entityTag, &state)
    return SyncReport(serial: manifest.serial, outcome: before == manifest.serial ? .unchanged : .activated, changes: changes)
  }

  private func activate(
    _ manifest: ContentManifest, _ envelope: SignedEnvelope, _ progress: @escaping @Sendable (SyncProgress) -> Void
  ) async throws -> [SyncReport.Change] {
    let changes = try await fetch(manifest, progress)
    try shelf.install(manifest, envelope)
    try shelf.activate(manifest.serial)
    return changes
  }

  /// Stores the newest envelope of the active release, and fetches its missing recordings.
  ///
  /// NB: a program from before releases had recordings activates a release without them.
  private func complete(
    _ manifest: ContentManifest, _ envelope: SignedEnvelope, _ progress: @escaping @Sendable (SyncProgress) -> Void
  ) async throws {
    if !shelf.hasRecordings(of: manifest.serial) { _ = try await fetch(manifest, progress) }
    try shelf.renew(envelope, of: manifest.serial)
  }

  /// NB: a host that always answers 304 withholds corrections. So an expired active release is reported as an error.
  private func unchanged(now: Int) throws -> SyncReport {
    let serial = shelf.serialInUse ?? 0
    if let envelope = try shelf.envelope(of: serial), let manifest = try? ContentManifest(envelope.payload), manifest.expiresAt <= now {
      throw SyncError.expired(serial: serial, at: manifest.expiresAt)
    }
    return SyncReport(serial: serial, outcome: .unchanged, changes: [])
  }

  /// Activates the previous release again. The release that was active is not activated again, but a later release is.
  /// - Returns: the serial of the release that is now active; nil when there is no previous release.
  /// - Throws: ``DiskError``, ``FolderLockError``.
  public func rollBack() throws -> Int? {
    let lock = try shelf.lock()
    defer { withExtendedLifetime(lock) {} }
    guard let current = shelf.serialInUse, let previous = try shelf.serials().first(where: { try $0 < current && shelf.isWhole($0) }) else {
      return nil
    }
    var state = try shelf.state()
    state.setBack = current
    state.serial = max(state.serial, current)
    state.entityTag = nil
    // NB: the state is stored before the change. After a crash between the two, the next rollback completes it.
    try shelf.keep(state)
    try shelf.activate(previous)
    return previous
  }

  private func remember(_ manifest: ContentManifest, _ envelope: SignedEnvelope, _ entityTag: String?, _ state: inout SyncState) throws {
    let before = state
    state.serial = manifest.serial
    state.payload = ContentHash(of: envelope.payload)
    state.entityTag = entityTag
    state.setBack = nil
    if state != before { try shelf.keep(state) }
  }

  /// Keeps the previously active release. If it is unknown, keeps the newest release that is whole and was not rolled back.
  private func tidy(after manifest: ContentManifest, _ before: Int?, _ state: SyncState) throws {
    var previous = before
    if before == manifest.serial {
      previous = try shelf.serials().first { try $0 < manifest.serial && $0 != state.setBack && shelf.isWhole($0) }
    }
    let kept = try previous.flatMap { try shelf.envelope(of: $0) }.flatMap { try? ContentManifest($0.payload) }
    try shelf.tidy(keeping: [manifest] + (kept.map { [$0] } ?? []))
  }
}

/// The outcome of a sync.
public struct SyncReport: Sendable, Hashable {
  /// Whether a release was activated.
  public enum Outcome: String, Sendable { case unchanged, activated }

  /// The files of one language in a newly activated release.
  public struct Change: Sendable, Hashable {
    /// Whether a file was downloaded, or all files were kept from an earlier release.
    public enum Kind: String, Sendable { case downloaded, kept }

    /// BCP 47 language tag.
    public let languageID: String
    /// Whether a file was downloaded.
    public let kind: Kind
    /// The version that the blueprint names.
    public let version: String
    /// The size of the files in bytes.
    public let size: Int
  }

  /// The serial of the active release; 0 when there is none.
  public let serial: Int
  /// Whether a release was activated.
  public let outcome: Outcome
  /// One entry for each language of a newly activated release, sorted by language id; empty when nothing changed.
  public let changes: [Change]

  /// Creates a report from its parts.
  public init(serial: Int, outcome: Outcome, changes: [Change]) {
    self.serial = serial
    self.outcome = outcome
    self.changes = changes
  }
}

/// The progress of a sync.
public struct SyncProgress: Sendable, Hashable {
  /// The language whose file was downloaded last.
  public let languageID: String
  /// The bytes of all files downloaded so far.
  public let received: Int
  /// The bytes of all files to download in this sync.
  public let total: Int
}
