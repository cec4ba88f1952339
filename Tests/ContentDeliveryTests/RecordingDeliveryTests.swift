import ContentDelivery
import Foundation
import Testing

@Suite("The recordings of a language")
struct RecordingDeliveryTests {
  private let workshop = Workshop()

  /// Contents of which `th` has recordings.
  private func contents(_ recordings: [String: String]) -> [PublishableContent] {
    Workshop.contents().map { content in
      PublishableContent(
        languageID: content.languageID, bytes: content.bytes, version: content.version, items: content.items,
        matchingProfile: content.matchingProfile,
        recordings: content.languageID == "th" ? recordings.mapValues { Array($0.utf8) } : [:])
    }
  }

  private var current: CurrentContent { CurrentContent(folder: workshop.synced) }

  private func heard(_ path: String) throws -> String? { try current.recording(path).map { String(decoding: $0, as: UTF8.self) } }

  @Test("are published, synced and read with its blueprint, and go with a rollback")
  func delivered() async throws {
    let source = FolderSource(workshop.published)
    for (time, text) in ["one", "two"].enumerated() {
      try workshop.publish(contents(["th/a.opus": text, "th/b.opus": "same"]), at: Workshop.time + time)
      try await workshop.client(source).sync(now: Workshop.time + time)
      #expect(try heard("th/a.opus") == text && heard("th/b.opus") == "same" && heard("th/c.opus") == nil)
      #expect(current.recordingPaths == ["th/a.opus", "th/b.opus"])
      #expect(workshop.inUse == Workshop.files(Workshop.contents()))
    }
    #expect(try workshop.client(source).rollBack() == 1)
    #expect(try heard("th/a.opus") == "one")
  }

  @Test("are downloaded only if this machine does not have the same ones")
  func local() async throws {
    try workshop.publish(contents(["th/a.opus": "one", "th/b.opus": "two", "th/c.opus": "three"]))
    let source = FolderSource(workshop.published)
    let report = try await workshop.client(source, recordings: ["th/a.opus": "one", "th/b.opus": "older"]).sync(now: Workshop.time)
    let hashes = ["two", "three"].map { "blobs/\(ContentHash(of: Array($0.utf8)).hex)" }
    let texts = Workshop.contents().map { "blobs/\(ContentHash(of: $0.bytes).hex)" }
    #expect(Set(source.requests) == Set(["manifest.json"] + texts + hashes))
    #expect(try ["a", "b", "c"].map { try heard("th/\($0).opus") } == ["one", "two", "three"])
    #expect(report.outcome == .activated)
  }

  @Test("are given to the check of the release")
  func checked() async throws {
    try workshop.publish(contents(["th/a.opus": "good"]))
    let client = workshop.client(FolderSource(workshop.published)) { language, files in
      files.recordings["th/a.opus"] == Array("bad".utf8) ? "\(language): noise" : nil
    }
    try await client.sync(now: Workshop.time)
    try workshop.publish(contents(["th/a.opus": "bad"]), at: Workshop.time + 1)
    await #expect(throws: SyncError.failsAudit(language: "th", finding: "th: noise")) { try await client.sync(now: Workshop.time + 2) }
    #expect(try heard("th/a.opus") == "good")
  }

  @Test("that the disk damaged are fetched again with the next release, and not played meanwhile")
  func damaged() async throws {
    let source = FolderSource(workshop.published)
    try workshop.publish(contents(["th/a.opus": "one"]))
    try await workshop.client(source).sync(now: Workshop.time)
    let blob = "\(workshop.synced)/.delivery/blobs/\(ContentHash(of: Array("one".utf8)).hex)"
    try SystemDisk().write(Array("damaged".utf8), to: blob)
    #expect(try heard("th/a.opus") == nil)
    try workshop.publish(contents(["th/a.opus": "one", "th/b.opus": "two"]), at: Workshop.time + 1)
    try await workshop.client(source).sync(now: Workshop.time + 2)
    #expect(try heard("th/a.opus") == "one")
  }

  @Test(
    "have paths that cannot leave a folder",
    arguments: ["../a.opus", "/a.opus", "a//b.opus", "a/.b", "", "a b.opus", "a\\b.opus", String(repeating: "a", count: 201)])
  func paths(path: String) throws {
    let content = PublishableContent(
      languageID: "th", bytes: [1], version: "1", items: 1, matchingProfile: 2, recordings: [path: [2]])
    #expect(throws: PublishError.unreadableManifest) {
      try ReleaseFolder(path: workshop.published).publish([content], keys: [workshop.key], now: 1, validFor: 9)
    }
    #expect(try SystemDisk().names(in: "\(workshop.published)/blobs").isEmpty, "the folder is unchanged")
  }

  @Test("at one path are the same in all languages")
  func shared() throws {
    let contents = ["ar", "th"].map { language in
      PublishableContent(
        languageID: language, bytes: [1], version: "1", items: 1, matchingProfile: 2, recordings: ["a.opus": Array(language.utf8)])
    }
    #expect(throws: PublishError.unreadableManifest) {
      try ReleaseFolder(path: workshop.published).publish(contents, keys: [workshop.key], now: 1, validFor: 9)
    }
  }

  @Test("can be so many that no client would read the manifest, which is refused then")
  func tooMany() throws {
    let paths = (0..<1000).map { String(format: "%0190d.opus", $0) }
    let contents = (0..<5).map { number in
      PublishableContent(
        languageID: "a\(number)", bytes: [1], version: "1", items: 1, matchingProfile: 2,
        recordings: Dictionary(uniqueKeysWithValues: paths.map { ("\(number)/\($0)", [UInt8(number)]) }))
    }
    #expect(throws: PublishError.manifestTooLarge) {
      try ReleaseFolder(path: workshop.published).publish(contents, keys: [workshop.key], now: 1, validFor: 9)
    }
  }

  @Test("of the previous release are still played, because tests that are under way name them")
  func previous() async throws {
    let source = FolderSource(workshop.published)
    for (time, path) in ["th/a.opus", "th/b.opus", "th/c.opus"].enumerated() {
      try workshop.publish(contents([path: path]), at: Workshop.time + time)
      try await workshop.client(source).sync(now: Workshop.time + time)
    }
    #expect(try heard("th/c.opus") == "th/c.opus" && heard("th/b.opus") == "th/b.opus" && heard("th/a.opus") == nil)
    #expect(current.recordingPaths == ["th/c.opus"])
  }

  @Test("that are lost are fetched again, although the release is active")
  func lost() async throws {
    let source = FolderSource(workshop.published)
    try workshop.publish(contents(["th/a.opus": "one"]))
    try await workshop.client(source).sync(now: Workshop.time)
    try SystemDisk().remove("\(workshop.synced)/.delivery/blobs/\(ContentHash(of: Array("one".utf8)).hex)")
    #expect(try heard("th/a.opus") == nil)
    try await workshop.client(source).sync(now: Workshop.time + 1)
    #expect(try heard("th/a.opus") == "one")
  }

  @Test("are not mixed with the bundled blueprint that replaces a damaged one")
  func damagedBlueprint() async throws {
    try workshop.publish(contents(["th/a.opus": "one"]))
    try await workshop.client(FolderSource(workshop.published)).sync(now: Workshop.time)
    let blueprint = try #require(Workshop.contents().first { $0.languageID == "th" })
    try SystemDisk().write(Array("damaged".utf8), to: "\(workshop.synced)/.delivery/blobs/\(ContentHash(of: blueprint.bytes).hex)")
    #expect(try heard("th/a.opus") == nil)
  }

  @Test("are missing in manifests of earlier versions, which can still be read")
  func earlier() throws {
    let text = """
      {"schema_version": 1, "serial": 1, "issued_at": 1, "expires_at": 2, "languages": {"th": {"version": "1", \
      "checksum": "sha256-\(String(repeating: "a", count: 64))", "size": 1, "items": 1, "matching_profile": 2}}}
      """
    #expect(try ContentManifest(Array(text.utf8)).languages["th"]?.recordings == [:])
    let wrong = text.replacing("\"items\": 1", with: "\"items\": 1, \"recordings\": [1]")
    #expect(throws: ManifestError.self) { try ContentManifest(Array(wrong.utf8)) }
  }
}
