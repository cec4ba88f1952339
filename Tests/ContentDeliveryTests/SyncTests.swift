import ContentDelivery
import Testing

@Suite("Syncing")
struct SyncTests {
  private static let languages = (0..<51).map { number in "x\(number / 10)\(number % 10)" }

  @Test("If one of 51 languages changed, a sync sends two requests and downloads only that language")
  func oneOfMany() async throws {
    let workshop = Workshop()
    try workshop.publish(Workshop.contents(Self.languages))
    try await workshop.client(FolderSource(workshop.published)).sync(now: Workshop.time)
    let next = Workshop.contents(Self.languages, edition: 2, changed: ["x07"])
    try workshop.publish(next, at: Workshop.time + 1)
    let source = FolderSource(workshop.published)
    let report = try await workshop.client(source).sync(now: Workshop.time + 2)
    #expect(source.requests == ["manifest.json", "blobs/\(ContentHash(of: next[7].bytes).hex)"])
    #expect(report.outcome == .activated && report.serial == 2)
    #expect(report.changes.filter { $0.kind == .downloaded }.map(\.languageID) == ["x07"])
    #expect(workshop.inUse == Workshop.files(next))
  }

  @Test("If nothing is new, a sync sends one request and changes nothing")
  func nothingNew() async throws {
    let workshop = Workshop()
    try workshop.publish(Workshop.contents())
    let source = FolderSource(workshop.published)
    try await workshop.client(source).sync(now: Workshop.time)
    let before = source.requests.count
    let report = try await workshop.client(source).sync(now: Workshop.time + 5)
    #expect(report == SyncReport(serial: 1, outcome: .unchanged, changes: []))
    #expect(source.requests.count == before + 1)
  }

  @Test("A release that was rolled back is not activated again, but the next release is")
  func rollBack() async throws {
    let workshop = Workshop()
    let source = FolderSource(workshop.published)
    for edition in 1...2 {
      try workshop.publish(Workshop.contents(edition: edition, changed: ["en"]), at: Workshop.time + edition)
      try await workshop.client(source).sync(now: Workshop.time + edition)
    }
    #expect(try workshop.client(source).rollBack() == 1)
    #expect(workshop.inUse == Workshop.files(Workshop.contents()))
    await #expect(throws: SyncError.setBack(serial: 2)) { try await workshop.client(source).sync(now: Workshop.time + 3) }
    #expect(workshop.inUse == Workshop.files(Workshop.contents()))
    let third = Workshop.contents(edition: 3, changed: ["en"])
    try workshop.publish(third, at: Workshop.time + 4)
    try await workshop.client(source).sync(now: Workshop.time + 5)
    #expect(workshop.inUse == Workshop.files(third))
  }

  @Test("Equal contents, key and time give equal bytes, and unchanged contents give no new release")
  func reproducible() throws {
    let (one, other) = (Workshop(), Workshop())
    try one.publish(Workshop.contents())
    try other.publish(Workshop.contents(), keys: [one.key])
    let files = try [one.published, other.published].map { try SystemDisk().read("\($0)/manifest.json") }
    #expect(files[0] == files[1] && files[0] != nil)
    #expect(try one.publish(Workshop.contents(), at: Workshop.time + 100).isNew == false)
    #expect(try one.publish(Workshop.contents(), at: Workshop.time + Workshop.month / 2).manifest.serial == 2)
  }

  @Test(
    "A key is parsed from its own format, and every other text is refused", arguments: ["", "nivel-key-1 ", "AAAA", "nivel-key-1 !!!!"])
  func keys(text: String) throws {
    let key = SigningKey()
    #expect(SigningKey(text: key.text)?.text == key.text)
    #expect(TrustedKey(text: key.publicKey.text) == key.publicKey)
    #expect(TrustedKey(text: key.publicKey.fileText + "\n") == key.publicKey)
    #expect(SigningKey(text: text)?.text == nil && TrustedKey(text: text) == nil)
    #expect(SigningKey(text: key.publicKey.fileText)?.text == nil)
  }
}
