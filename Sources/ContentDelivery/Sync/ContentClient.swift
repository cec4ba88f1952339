/// Keeps a folder of content at the newest release that can be believed.
///
/// Nothing that fails changes what is in use: a release is verified, laid out beside the one in use, and put into use in one step.
public struct ContentClient: Sendable {
  /// Looks at a blueprint before it is put into use: what is wrong with it, nil when nothing is.
  public typealias Check = @Sendable (_ languageID: String, _ bytes: [UInt8]) -> String?

  /// In bytes: fifty languages take a fifth of it.
  static let manifestLimit = 1 << 20
  /// A server whose key was used to publish an enormous serial would otherwise lock everybody out of the releases after it.
  static let maximumSerialJump = 10_000
  /// Seconds that clocks may be apart.
  static let clockTolerance = 86_400

  let source: any ContentSource
  let shelf: ContentShelf
  let trusted: [TrustedKey]
  let check: Check

  /// - Parameters:
  ///   - folder: gets a link `blueprints` to the release in use, and a folder `.delivery`. Nothing else in it is touched.
  ///   - trusted: whose releases are taken, until a root names other keys; see ``KeySet``. Other keys than the last time begin anew.
  ///   - check: looks at blueprints that are not in use yet.
  public init(source: any ContentSource, folder: String, trusted: [TrustedKey], disk: any Disk = SystemDisk(), check: @escaping Check) {
    self.source = source
    shelf = ContentShelf(folder: folder, disk: disk)
    self.trusted = trusted
    self.check = check
  }

  /// Brings the folder up to date.
  ///
  /// - Parameter now: seconds since 1970, UTC.
  /// - Throws: ``SyncError`` when a release was refused, ``SourceError`` when none came, ``DiskError``, ``FolderLockError``. What was in use stays in use.
  @discardableResult
  public func sync(now: Int, progress: @escaping @Sendable (SyncProgress) -> Void = { _ in }) async throws -> SyncReport {
    try shelf.prepare()
    let lock = try shelf.lock()
    defer { withExtendedLifetime(lock) {} }
    var state = try shelf.state()
    guard let (bytes, entityTag) = try await manifestFile(known: knownTag(state)) else { return try unchanged(now: now) }
    guard let envelope = SignedEnvelope(bytes) else { throw SyncError.noEnvelope }
    try believe(envelope, &state)
    let manifest = try verified(envelope, state, now: now)
    let before = shelf.serialInUse
    let changes = before == manifest.serial ? [] : try await activate(manifest, envelope, progress)
    if before == manifest.serial { try shelf.renew(envelope, of: manifest.serial) }
    // NB: remembered last: until it is, every sync goes through all of this again, and repairs what was cut short.
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

  /// NB: a host that says for ever that nothing is new keeps corrections away; so the release in use is told when it has expired.
  private func unchanged(now: Int) throws -> SyncReport {
    let serial = shelf.serialInUse ?? 0
    if let envelope = try shelf.envelope(of: serial), let manifest = try? ContentManifest(envelope.payload), manifest.expiresAt <= now {
      throw SyncError.expired(serial: serial, at: manifest.expiresAt)
    }
    return SyncReport(serial: serial, outcome: .unchanged, changes: [])
  }

  /// Puts the release before the one in use into use again. The one that was in use is not taken again; a later one will be.
  /// - Returns: the serial now in use, nil when there is none before.
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
    // NB: first the memory, then the change: after a crash in between, the next rolling back does it.
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

  /// Keeps the release that was in use before; where that is no longer known, the newest that is whole and was not set back.
  private func tidy(after manifest: ContentManifest, _ before: Int?, _ state: SyncState) throws {
    var previous = before
    if before == manifest.serial {
      previous = try shelf.serials().first { try $0 < manifest.serial && $0 != state.setBack && shelf.isWhole($0) }
    }
    let kept = try previous.flatMap { try shelf.envelope(of: $0) }.flatMap { try? ContentManifest($0.payload) }
    try shelf.tidy(keeping: [manifest] + (kept.map { [$0] } ?? []))
  }
}

/// What a sync did.
public struct SyncReport: Sendable, Hashable {
  public enum Outcome: String, Sendable { case unchanged, activated }

  public struct Change: Sendable, Hashable {
    public enum Kind: String, Sendable { case downloaded, kept }

    public let languageID: String
    public let kind: Kind
    public let version: String
    public let size: Int
  }

  /// The release in use.
  public let serial: Int
  public let outcome: Outcome
  /// One for each language of a release that was put into use, in their order.
  public let changes: [Change]

  public init(serial: Int, outcome: Outcome, changes: [Change]) {
    self.serial = serial
    self.outcome = outcome
    self.changes = changes
  }
}

/// How far a sync is.
public struct SyncProgress: Sendable, Hashable {
  public let languageID: String
  /// Bytes of all downloads so far, and at the end.
  public let received: Int
  public let total: Int
}
