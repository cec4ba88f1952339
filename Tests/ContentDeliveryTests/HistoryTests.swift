import ContentDelivery
import Testing

@Suite("Blobs of earlier releases")
struct HistoryTests {
  @Test("The newest ten releases keep their blobs, and older unused blobs are removed")
  func tenReleases() throws {
    let workshop = Workshop()
    for edition in 1...14 {
      try workshop.publish(Self.contents(edition), at: Workshop.time + edition)
      let kept = (max(1, edition - 9)...edition).flatMap { Self.contents($0) }
      #expect(try Self.blobs(workshop) == Set(kept.map { ContentHash(of: $0.bytes).hex }), "edition \(edition)")
    }
    #expect(try SystemDisk().names(in: "\(workshop.published)/.releases") == (5...13).map { "\($0).json" }.sorted())
  }

  @Test("A blob that is needed again after ten releases is published again")
  func comesBack() async throws {
    let workshop = Workshop()
    for edition in Array(1...12) + [1] { try workshop.publish(Self.contents(edition), at: Workshop.time + edition) }
    try await workshop.client(FolderSource(workshop.published)).sync(now: Workshop.time + 20)
    #expect(workshop.inUse == Workshop.files(Self.contents(1)))
  }

  @Test("If the manifest of an earlier release is missing, nothing is removed until ten are stored")
  func unknownHistory() throws {
    let workshop = Workshop()
    for edition in 1...3 { try workshop.publish(Self.contents(edition), at: Workshop.time + edition) }
    try SystemDisk().remove("\(workshop.published)/.releases")
    try SystemDisk().write([1], to: "\(workshop.published)/blobs/\(ContentHash(of: [1]).hex)")
    let before = try Self.blobs(workshop)
    for edition in 4...11 {
      try workshop.publish(Self.contents(edition), at: Workshop.time + edition)
      #expect(try Self.blobs(workshop).isSuperset(of: before), "edition \(edition)")
    }
    try workshop.publish(Self.contents(12), at: Workshop.time + 12)
    #expect(try Self.blobs(workshop) == Set((3...12).flatMap { Self.contents($0) }.map { ContentHash(of: $0.bytes).hex }))
  }

  @Test("Unfinished blobs of a crash are removed, and other files are not")
  func leftovers() throws {
    let workshop = Workshop()
    try workshop.publish(Self.contents(1))
    let stray = ContentHash(of: [1]).hex
    for name in [stray, "\(stray).new", "README", "index.html"] { try SystemDisk().write([1], to: "\(workshop.published)/blobs/\(name)") }
    try workshop.publish(Self.contents(1))
    let names = try SystemDisk().names(in: "\(workshop.published)/blobs")
    #expect(Set(names).subtracting(Self.contents(1).map { ContentHash(of: $0.bytes).hex }) == ["README", "index.html"])
  }

  private static func contents(_ edition: Int) -> [PublishableContent] { Workshop.contents(edition: edition, changed: ["en"]) }

  private static func blobs(_ workshop: Workshop) throws -> Set<String> { Set(try SystemDisk().names(in: "\(workshop.published)/blobs")) }
}
