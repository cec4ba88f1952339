import ContentDelivery
import Testing

@Suite("Key rotation")
struct RotationTests {
  private let keys = (0..<5).map { _ in SigningKey() }
  private let workshop = Workshop()

  @Test("A client that missed two rotations follows both in one sync of two requests")
  func twoRotations() async throws {
    try await begin()
    try rotate([0], [1])
    try rotate([1], [2])
    try publish(2, [2])
    let source = FolderSource(workshop.published)
    try await sync(source, [0])
    #expect(edition == 2)
    #expect(source.requests.count == 2)
  }

  @Test("A client with any key of the chain follows the rotations, also at its first sync", arguments: 0...3)
  func anyKeyOfTheChain(given: Int) async throws {
    try publish(1, [0])
    for key in 1...3 { try rotate([key - 1], [key]) }
    try await sync(FolderSource(workshop.published), [given])
    #expect(edition == 1)
  }

  @Test("A client without a key of the chain accepts nothing")
  func noneOfTheKeys() async throws {
    try publish(1, [0])
    try rotate([0], [1])
    await #expect(throws: SyncError.unknownSigner) { try await sync(FolderSource(workshop.published), [4]) }
    #expect(edition == nil)
  }

  @Test("A release that is signed again with new keys stays active, and nothing is downloaded")
  func sameRelease() async throws {
    try await begin()
    try rotate([0], [1])
    let source = FolderSource(workshop.published)
    #expect(try await sync(source, [0]) == SyncReport(serial: 1, outcome: .unchanged, changes: []))
    #expect(source.requests == ["manifest.json"])
  }

  @Test("A stolen key is useless after its replacement", arguments: Theft.allCases)
  func stolen(theft: Theft) async throws {
    try await begin()
    try rotate([0], [1])
    try await sync(FolderSource(workshop.published), [0])
    let forged = try theft.envelope(of: try manifest(edition: 9), stolen: keys[0], thief: keys[4], true: published)
    await #expect(throws: SyncError.unknownSigner) { try await sync(serving(forged), [0]) }
    #expect(edition == 1)
    try publish(2, [1])
    try await sync(FolderSource(workshop.published), [0])
    #expect(edition == 2)
  }

  /// The attacks that are possible with a replaced key.
  enum Theft: CaseIterable {
    case noRoots, trueRoots, rootOfTheSameVersion, laterRoot, rootSignedByOneSide

    func envelope(of payload: [UInt8], stolen: SigningKey, thief: SigningKey, true chain: [SignedDocument]) throws -> SignedEnvelope {
      let version =
        switch self {
        case .rootOfTheSameVersion: 1
        default: 2
        }
      let root = KeySet(version: version, threshold: 1, keys: [thief.publicKey]).bytes
      let both = try SignedDocument(signing: root, with: [stolen, thief])
      switch self {
      case .noRoots: return try SignedEnvelope(signing: payload, with: [stolen])
      case .trueRoots: return try SignedEnvelope(signing: payload, with: [stolen], roots: chain)
      case .rootOfTheSameVersion: return try SignedEnvelope(signing: payload, with: [stolen, thief], roots: [both])
      case .laterRoot: return try SignedEnvelope(signing: payload, with: [stolen, thief], roots: chain + [both])
      case .rootSignedByOneSide:
        let alone = try SignedDocument(signing: root, with: [thief])
        return try SignedEnvelope(signing: payload, with: [thief], roots: chain + [alone])
      }
    }
  }

  @Test("A root that its own keys did not sign is skipped")
  func notSignedByItself() async throws {
    try await begin()
    let root = KeySet(version: 1, threshold: 2, keys: [keys[1].publicKey, keys[2].publicKey]).bytes
    let half = try SignedDocument(signing: root, with: [keys[0], keys[1]])
    let forged = try SignedEnvelope(signing: manifest(edition: 2), with: [keys[1], keys[2]], roots: [half])
    await #expect(throws: SyncError.unknownSigner) { try await sync(serving(forged), [0]) }
  }

  @Test("A key that signs several times counts once")
  func countsOnce() async throws {
    try await begin()
    try rotate([0], [1, 2], threshold: 2)
    try await sync(FolderSource(workshop.published), [0])
    let twice = try SignedEnvelope(signing: manifest(edition: 2), with: [keys[1], keys[1]], roots: published)
    await #expect(throws: SyncError.tooFewSigners(1, threshold: 2)) { try await sync(serving(twice), [0]) }
    #expect(edition == 1)
  }

  @Test(
    "A signed but invalid root is skipped",
    arguments: [
      #"{"schema_version":2,"version":1,"threshold":1,"keys":[KEY]}"#, #"{"schema_version":1,"version":0,"threshold":1,"keys":[KEY]}"#,
      #"{"schema_version":1,"version":1,"threshold":0,"keys":[KEY]}"#, #"{"schema_version":1,"version":1,"threshold":2,"keys":[KEY]}"#,
      #"{"schema_version":1,"version":1,"threshold":1,"keys":[KEY,KEY]}"#, #"{"schema_version":1,"version":1,"threshold":1,"keys":[]}"#,
      #"{"schema_version":1,"version":1,"threshold":1,"keys":[KEY,"AAAA"]}"#, #"{"schema_version":1,"version":1,"threshold":1,"keys":KEY}"#,
      #"{"schema_version":1,"version":2147483648,"threshold":1,"keys":[KEY]}"#, "[]", "", "{",
    ])
  func outOfShape(payload: String) async throws {
    try await begin()
    let bytes = Array(payload.replacing("KEY", with: "\"\(keys[1].publicKey.text)\"").utf8)
    let root = try SignedDocument(signing: bytes, with: [keys[0], keys[1]])
    await #expect(throws: SyncError.unknownSigner) {
      try await sync(serving(SignedEnvelope(signing: manifest(edition: 2), with: [keys[1]], roots: [root])), [0])
    }
    try await sync(serving(SignedEnvelope(signing: manifest(edition: 2), with: [keys[0]], roots: [root])), [0])
    #expect(edition == 2)
  }

  @Test("The key set is stored even if the rest of the release is refused")
  func rememberedAtOnce() async throws {
    try await begin()
    try rotate([0], [1])
    try publish(2, [1])
    let client = workshop.client(FolderSource(workshop.published), trusting: [keys[0].publicKey]) { _, _ in "it is bad" }
    await #expect(throws: SyncError.self) { try await client.sync(now: Workshop.time + 9) }
    await #expect(throws: SyncError.unknownSigner) {
      try await sync(serving(SignedEnvelope(signing: manifest(edition: 3), with: [keys[0]])), [0])
    }
  }

  @Test("If the state is lost, the key set is restored from the active release")
  func lostMemory() async throws {
    try await begin()
    try rotate([0], [1])
    try await sync(FolderSource(workshop.published), [0])
    try SystemDisk().remove("\(workshop.synced)/.delivery/state.json")
    await #expect(throws: SyncError.unknownSigner) {
      try await sync(serving(SignedEnvelope(signing: manifest(edition: 3), with: [keys[0]])), [0])
    }
  }

  @Test("Other keys given by hand replace the stored root, and the manifest is requested again")
  func operatorsWord() async throws {
    try await begin()
    try rotate([0], [1])
    try await sync(FolderSource(workshop.published), [0])
    let source = FolderSource(workshop.published)
    await #expect(throws: SyncError.unknownSigner) { try await sync(source, [2]) }
    #expect(edition == 1)
    try await sync(serving(SignedEnvelope(signing: manifest(edition: 2), with: [keys[3]])), [3])
    #expect(edition == 2)
  }

  @Test("An envelope has up to sixteen roots, and the seventeenth replaces the oldest")
  func manyRotations() async throws {
    let chain = (0...17).map { _ in SigningKey() }
    try workshop.publish(Self.contents(1), keys: [chain[0]])
    for number in 1...17 {
      let root = try ReleaseFolder(path: workshop.published).rotate(from: [chain[number - 1]], to: [chain[number]], threshold: nil)
      #expect(root.version == number)
    }
    #expect(published.count == 16)
    let source = FolderSource(workshop.published)
    await #expect(throws: SyncError.unknownSigner) {
      try await workshop.client(source, trusting: [chain[0].publicKey]).sync(now: Workshop.time + 9)
    }
    try await workshop.client(source, trusting: [chain[1].publicKey]).sync(now: Workshop.time + 9)
    #expect(edition == 1)
  }

  @Test("An envelope with more than sixteen roots is refused")
  func tooManyRoots() throws {
    let root = try SignedDocument(signing: [], with: [keys[0]])
    let text = String(decoding: try SignedEnvelope(signing: [], with: [keys[0]], roots: [root]).bytes, as: UTF8.self)
    let entry = text.drop { $0 != "[" }.dropFirst().drop { $0 != "[" }.dropFirst().dropLast(3)
    let many = text.replacing(entry, with: repeatElement(String(entry), count: 17).joined(separator: ","))
    #expect(SignedEnvelope(Array(text.utf8))?.roots == [root])
    #expect(SignedEnvelope(Array(many.utf8)) == nil)
  }

  @Test("After a full disk or a power loss, the release is that before or that after the rotation", arguments: FaultyDisk.Fault.allCases)
  func faults(fault: FaultyDisk.Fault) async throws {
    for step in 1...3 {
      let workshop = Workshop()
      try workshop.publish(Self.contents(1), keys: [keys[0]])
      let folder = ReleaseFolder(path: workshop.published, disk: FaultyDisk(fault, at: step))
      #expect(throws: DiskError.self) { try folder.rotate(from: [keys[0]], to: [keys[1]], threshold: nil) }
      try await workshop.client(FolderSource(workshop.published), trusting: [keys[0].publicKey]).sync(now: Workshop.time)
      #expect(workshop.inUse == Workshop.files(Self.contents(1)))
    }
  }

  // MARK: Publishing

  @Test("Publishing requires keys of the newest root, at least as many as its threshold requires")
  func publishing() throws {
    try publish(1, [0])
    try rotate([0], [1, 2], threshold: 2)
    let path = "\(workshop.published)/manifest.json"
    let (ids, stranger) = ([keys[1], keys[2]].map(\.publicKey.id).sorted(), keys[0].publicKey.id)
    #expect(throws: PublishError.untrustedKey(id: stranger, trusted: ids, path: path)) { try publish(2, [0]) }
    #expect(throws: PublishError.tooFewKeys(given: 1, threshold: 2, path: path)) { try publish(2, [1]) }
    #expect(throws: PublishError.tooFewKeys(given: 1, threshold: 2, path: path)) { try publish(2, [1, 1]) }
    #expect(try publish(2, [1, 2]).manifest.serial == 2)
    #expect(published.count == 1)
  }

  @Test("A release counts as new if the set of signing keys changes, but not if their order changes")
  func changedSigners() throws {
    try publish(1, [0])
    #expect(try publish(1, [0, 1]).manifest.serial == 2)
    #expect(try publish(1, [1, 0, 1]).isNew == false)
    #expect(try publish(1, [1]).manifest.serial == 3)
  }

  @Test("Impossible rotations are refused")
  func impossibleRotations() throws {
    let path = "\(workshop.published)/manifest.json"
    #expect(throws: PublishError.nothingToRotate(path)) { try rotate([0], [1]) }
    try publish(1, [0])
    #expect(throws: PublishError.foreignManifest(path)) { try rotate([1], [2]) }
    #expect(throws: PublishError.thresholdOutOfRange(2, keys: 1)) { try rotate([0], [1, 1], threshold: 2) }
    #expect(throws: PublishError.thresholdOutOfRange(0, keys: 1)) { try rotate([0], [1], threshold: 0) }
    let many = (0..<17).map { _ in SigningKey() }
    let folder = ReleaseFolder(path: workshop.published)
    #expect(throws: PublishError.tooManyKeys(17)) { try folder.rotate(from: [keys[0]], to: Array(many.dropLast()), threshold: nil) }
    #expect(throws: PublishError.tooManyKeys(17)) { try workshop.publish(Self.contents(1), keys: many) }
    #expect(published.isEmpty)
  }

  @Test("The error for too many keys states the maximum number of signatures")
  func tooManyKeys() {
    let text = PublishError.tooManyKeys(17).description
    #expect(text == "17 keys would sign, but a file has at most \(SignedDocument.signatureLimit) signatures: give fewer keys")
  }

  // MARK: Helpers

  private static func contents(_ edition: Int) -> [PublishableContent] { Workshop.contents(edition: edition, changed: ["en"]) }

  /// A client with the first release, which the first key signed.
  private func begin() async throws {
    try publish(1, [0])
    try await sync(FolderSource(workshop.published), [0])
  }

  @discardableResult
  private func publish(_ edition: Int, _ signers: [Int]) throws -> ReleaseFolder.Publication {
    try workshop.publish(Self.contents(edition), keys: signers.map { keys[$0] }, at: Workshop.time + edition)
  }

  private func rotate(_ old: [Int], _ new: [Int], threshold: Int? = nil) throws {
    _ = try ReleaseFolder(path: workshop.published).rotate(from: old.map { keys[$0] }, to: new.map { keys[$0] }, threshold: threshold)
  }

  @discardableResult
  private func sync(_ source: FolderSource, _ trusted: [Int]) async throws -> SyncReport {
    try await workshop.client(source, trusting: trusted.map { keys[$0].publicKey }).sync(now: Workshop.time + 9)
  }

  /// The active edition; nil when there is none.
  private var edition: Int? {
    (1...9).first { workshop.inUse == Workshop.files(Self.contents($0)) }
  }

  /// The roots of the published release.
  private var published: [SignedDocument] {
    (try? SystemDisk().read("\(workshop.published)/manifest.json")).flatMap(\.self).flatMap(SignedEnvelope.init)?.roots ?? []
  }

  /// The payload of an edition with serial 2. Its blobs are published too.
  private func manifest(edition: Int) throws -> [UInt8] {
    let contents = Self.contents(edition)
    for content in contents {
      try SystemDisk().write(content.bytes, to: "\(workshop.published)/blobs/\(ContentHash(of: content.bytes).hex)")
    }
    let languages = contents.map { content in
      let hash = ContentHash(of: content.bytes)
      return (content.languageID, ContentVersion(version: "1", hash: hash, size: content.bytes.count, items: 48, matchingProfile: 2))
    }
    return ContentManifest(
      serial: 2, issuedAt: Workshop.time, expiresAt: Workshop.time + Workshop.month,
      languages: Dictionary(uniqueKeysWithValues: languages)
    ).bytes
  }

  private func serving(_ envelope: SignedEnvelope) -> FolderSource {
    FolderSource(workshop.published) { path, bytes in path == "manifest.json" ? envelope.bytes : bytes }
  }
}
