import ContentDelivery
import Testing

@Suite("Faulty and hostile hosts")
struct HostileSourceTests {
  @Test("An interrupted download continues, and a partial blob is never used", arguments: 1...9)
  func cutOff(tenths: Int) async throws {
    let workshop = try await Self.workshop()
    let next = Workshop.contents(edition: 2, changed: ["th"])
    try workshop.publish(next, at: Workshop.time + 1)
    let torn = FolderSource(workshop.published) { path, bytes in
      path.hasPrefix("blobs/") ? Array(bytes.prefix(bytes.count * tenths / 10)) : bytes
    }
    await #expect(throws: SourceError.self) { try await workshop.client(torn).sync(now: Workshop.time + 2) }
    #expect(workshop.inUse == Workshop.files(Workshop.contents()))
    let whole = FolderSource(workshop.published)
    try await workshop.client(whole).sync(now: Workshop.time + 3)
    #expect(workshop.inUse == Workshop.files(next))
    #expect(whole.requests.last?.contains("@") == true, "it began anew: \(whole.requests)")
  }

  @Test("A host without range requests is asked for the whole file")
  func noRanges() async throws {
    let workshop = try await Self.workshop()
    let next = Workshop.contents(edition: 2, changed: ["th"])
    try workshop.publish(next, at: Workshop.time + 1)
    let torn = FolderSource(workshop.published) { path, bytes in path.hasPrefix("blobs/") ? Array(bytes.prefix(500)) : bytes }
    await #expect(throws: SourceError.self) { try await workshop.client(torn).sync(now: Workshop.time + 2) }
    try await workshop.client(FolderSource(workshop.published, givesRanges: false)).sync(now: Workshop.time + 3)
    #expect(workshop.inUse == Workshop.files(next))
  }

  @Test(
    "Wrong, excess and missing bytes are refused, and the active release is unchanged", arguments: ["other", "longer", "gone", "manifest"])
  func wrongBytes(kind: String) async throws {
    let workshop = try await Self.workshop()
    try workshop.publish(Workshop.contents(edition: 2, changed: ["th"]), at: Workshop.time + 1)
    let source = FolderSource(workshop.published) { path, bytes in
      switch (kind, path.hasPrefix("blobs/")) {
      case ("other", true): bytes.map { $0 ^ 1 }
      case ("longer", true): bytes + [0x20]
      case ("gone", true): throw SourceError.status(address: path, 404)
      case ("manifest", false): Array(bytes.dropLast(9))
      default: bytes
      }
    }
    await #expect(throws: (any Error).self) { try await workshop.client(source).sync(now: Workshop.time + 2) }
    #expect(workshop.inUse == Workshop.files(Workshop.contents()))
    try await workshop.client(FolderSource(workshop.published)).sync(now: Workshop.time + 3)
    #expect(workshop.inUse["th"] == Workshop.contents(edition: 2, changed: ["th"])[2].bytes)
  }

  @Test(
    "A manifest.json that is not a signed manifest is refused with advice",
    arguments: ["", "{}", "<!doctype html>", #"{"payload":"%%%","signatures":[]}"#])
  func noEnvelope(text: String) async throws {
    let workshop = try await Self.workshop()
    let source = FolderSource(workshop.published) { path, bytes in path == "manifest.json" ? Array(text.utf8) : bytes }
    let error = await #expect(throws: SyncError.noEnvelope) { try await workshop.client(source).sync(now: Workshop.time + 2) }
    #expect(error?.description.contains("Check that a release is published at this address") == true)
    #expect(workshop.inUse == Workshop.files(Workshop.contents()))
  }

  @Test("A host that does not send the whole manifest is refused with advice for the host")
  func incompleteManifest() async throws {
    let workshop = try await Self.workshop()
    let error = await #expect(throws: SyncError.incompleteManifest) {
      try await workshop.client(PartialSource()).sync(now: Workshop.time + 2)
    }
    #expect(error?.description.contains("Use a host that answers with status 200 to requests without a range") == true)
    #expect(workshop.inUse == Workshop.files(Workshop.contents()))
  }

  /// A host that answers every request as if it were for a part of the file.
  private struct PartialSource: ContentSource {
    func get(
      _ path: String, known: String?, from offset: Int, limit: Int, receive: @Sendable ([UInt8]) async throws -> Void
    ) async throws -> SourceReply { .wantsWhole }
  }

  @Test("A release signed by another key is refused")
  func unknownKey() async throws {
    let workshop = try await Self.workshop()
    let forged = Workshop()
    try forged.publish(Workshop.contents(edition: 2, changed: ["th"]), at: Workshop.time + 1)
    await #expect(throws: SyncError.unknownSigner) {
      try await workshop.client(FolderSource(forged.published)).sync(now: Workshop.time + 2)
    }
    #expect(workshop.inUse == Workshop.files(Workshop.contents()))
  }

  @Test("The signature of another manifest is not accepted")
  func mixed() async throws {
    let workshop = try await Self.workshop()
    let later = try SignedEnvelope(signing: Array("{}".utf8), with: [workshop.key])
    let source = FolderSource(workshop.published) { path, bytes in
      guard path == "manifest.json", let envelope = SignedEnvelope(bytes) else { return bytes }
      return envelope.bytes.replacing(Self.signature(of: envelope), with: Self.signature(of: later))
    }
    await #expect(throws: SyncError.unknownSigner) { try await workshop.client(source).sync(now: Workshop.time + 2) }
  }

  @Test("An older release is refused, even if it is signed and has not expired")
  func older() async throws {
    let workshop = try await Self.workshop()
    let old = FolderSource(workshop.published)
    let kept = try Self.manifestFile(workshop)
    try workshop.publish(Workshop.contents(edition: 2, changed: ["th"]), at: Workshop.time + 1)
    try await workshop.client(old).sync(now: Workshop.time + 2)
    let replayed = FolderSource(workshop.published) { path, bytes in path == "manifest.json" ? kept : bytes }
    await #expect(throws: SyncError.older(serial: 1, known: 2)) { try await workshop.client(replayed).sync(now: Workshop.time + 3) }
  }

  @Test("An expired release is not installed, and the active release is unchanged")
  func expired() async throws {
    let workshop = try await Self.workshop()
    try workshop.publish(Workshop.contents(edition: 2, changed: ["th"]), at: Workshop.time + 1)
    let later = Workshop.time + 1 + Workshop.month
    await #expect(throws: SyncError.expired(serial: 2, at: later)) {
      try await workshop.client(FolderSource(workshop.published)).sync(now: later)
    }
    #expect(workshop.inUse == Workshop.files(Workshop.contents()))
  }

  @Test("A host that always reports nothing new is noticed when the active release expires")
  func frozen() async throws {
    let workshop = try await Self.workshop()
    let expiry = Workshop.time + Workshop.month
    let source = FolderSource(workshop.published)
    #expect(try await workshop.client(source).sync(now: expiry - 1).outcome == .unchanged)
    await #expect(throws: SyncError.expired(serial: 1, at: expiry)) { try await workshop.client(source).sync(now: expiry) }
    #expect(workshop.inUse == Workshop.files(Workshop.contents()))
  }

  @Test("A wrong partial file of an earlier sync is deleted, and the download begins again")
  func otherPart() async throws {
    let workshop = try await Self.workshop()
    let next = Workshop.contents(edition: 2, changed: ["th"])
    try workshop.publish(next, at: Workshop.time + 1)
    let torn = FolderSource(workshop.published) { path, bytes in path.hasPrefix("blobs/") ? bytes.prefix(500).map { $0 ^ 1 } : bytes }
    await #expect(throws: SourceError.self) { try await workshop.client(torn).sync(now: Workshop.time + 2) }
    try await workshop.client(FolderSource(workshop.published)).sync(now: Workshop.time + 3)
    #expect(workshop.inUse == Workshop.files(next))
  }

  @Test(
    "A signed but invalid manifest is refused",
    arguments: [
      #"{"schema_version":2,"serial":2,"issued_at":1,"expires_at":9999999999,"languages":{}}"#,
      #"{"schema_version":1,"serial":2,"issued_at":1,"expires_at":9999999999,"languages":{}}"#,
      #"{"schema_version":1,"serial":2,"issued_at":1,"expires_at":9999999999,"languages":[]}"#,
      #"{"schema_version":1,"serial":2,"issued_at":1,"expires_at":9999999999,"languages":{"../x":{"version":"1","checksum":"sha256-00","size":1,"items":1,"matching_profile":2}}}"#,
      #"{"schema_version":1,"serial":-2,"issued_at":1,"expires_at":9999999999}"#, "[]", "", "{",
    ])
  func outOfShape(payload: String) async throws {
    let workshop = try await Self.workshop()
    let forged = try SignedEnvelope(signing: Array(payload.utf8), with: [workshop.key])
    let source = FolderSource(workshop.published) { path, bytes in path == "manifest.json" ? forged.bytes : bytes }
    await #expect(throws: SyncError.self) { try await workshop.client(source).sync(now: Workshop.time + 2) }
    #expect(workshop.inUse == Workshop.files(Workshop.contents()))
  }

  @Test("A release with the same serial and other content is refused")
  func sameSerial() async throws {
    let workshop = try await Self.workshop()
    let twin = Workshop()
    try twin.publish(Workshop.contents(edition: 3, changed: ["ar"]), keys: [workshop.key])
    await #expect(throws: SyncError.sameSerialOtherContent(serial: 1)) {
      try await workshop.client(FolderSource(twin.published)).sync(now: Workshop.time + 2)
    }
  }

  @Test("A release that fails the audit is refused, and its blobs are not downloaded again")
  func failsAudit() async throws {
    let workshop = try await Self.workshop()
    try workshop.publish(Workshop.contents(edition: 2, changed: ["th"]), at: Workshop.time + 1)
    let source = FolderSource(workshop.published)
    let client = workshop.client(source) { language, _ in language == "th" ? "th_022: a stray tile" : nil }
    for _ in 1...2 {
      await #expect(throws: SyncError.failsAudit(language: "th", finding: "th_022: a stray tile")) {
        try await client.sync(now: Workshop.time + 2)
      }
    }
    #expect(workshop.inUse == Workshop.files(Workshop.contents()))
    #expect(source.requests.count { $0.hasPrefix("blobs/") } == 1)
  }

  private static func workshop() async throws -> Workshop {
    let workshop = Workshop()
    try workshop.publish(Workshop.contents())
    try await workshop.client(FolderSource(workshop.published)).sync(now: Workshop.time)
    return workshop
  }

  private static func manifestFile(_ workshop: Workshop) throws -> [UInt8] {
    try SystemDisk().read("\(workshop.published)/manifest.json") ?? []
  }

  private static func signature(of envelope: SignedEnvelope) -> [UInt8] {
    let text = String(decoding: envelope.bytes, as: UTF8.self)
    return Array((text.split(separator: "\"signature\":\"").last?.prefix { $0 != "\"" } ?? "").utf8)
  }
}
