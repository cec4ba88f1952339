import ContentDelivery
import Foundation
import Testing

@Suite("The calibration of a language")
struct CalibrationDeliveryTests {
  private let workshop = Workshop()

  /// Contents of which `th` has a calibration.
  private func contents(calibration: String?) -> [PublishableContent] {
    Workshop.contents().map { content in
      PublishableContent(
        languageID: content.languageID, bytes: content.bytes, version: content.version, items: content.items,
        matchingProfile: content.matchingProfile, calibration: content.languageID == "th" ? calibration.map { Array($0.utf8) } : nil)
    }
  }

  private var current: CurrentContent { CurrentContent(folder: workshop.synced) }

  private func calibration(_ language: String = "th") throws -> String? {
    try current.documents(language)?.calibration.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("is published, synced and read with its blueprint, and goes with a rollback")
  func delivered() async throws {
    let source = FolderSource(workshop.published)
    for (time, text) in ["one", nil, "two"].enumerated() {
      try workshop.publish(contents(calibration: text), at: Workshop.time + time)
      try await workshop.client(source).sync(now: Workshop.time + time)
      #expect(try calibration() == text && current.serial == time + 1)
      #expect(try calibration("en") == nil)
      #expect(workshop.inUse == Workshop.files(Workshop.contents()))
    }
    let linked = FileManager.default.contents(atPath: "\(workshop.synced)/blueprints/../calibration/th.json")
    #expect(linked == Data("two".utf8))
    #expect(try workshop.client(source).rollBack() == 2)
    #expect(try calibration() == nil)
  }

  @Test("is checked with its blueprint, also when only the calibration changed")
  func checked() async throws {
    let source = FolderSource(workshop.published)
    try workshop.publish(contents(calibration: "good"))
    let client = workshop.client(source) { language, files in
      files.calibration == Array("bad".utf8) ? "\(language): a bad calibration" : nil
    }
    try await client.sync(now: Workshop.time)
    try workshop.publish(contents(calibration: "bad"), at: Workshop.time + 1)
    await #expect(throws: SyncError.failsAudit(language: "th", finding: "th: a bad calibration")) {
      try await client.sync(now: Workshop.time + 2)
    }
    #expect(try calibration() == "good")
  }

  @Test("is downloaded alone when its blueprint did not change")
  func alone() async throws {
    let source = FolderSource(workshop.published)
    try workshop.publish(contents(calibration: "one"))
    try await workshop.client(source).sync(now: Workshop.time)
    try workshop.publish(contents(calibration: "two"), at: Workshop.time + 1)
    let before = source.requests.count
    let report = try await workshop.client(source).sync(now: Workshop.time + 2)
    #expect(source.requests.dropFirst(before) == ["manifest.json", "blobs/\(ContentHash(of: Array("two".utf8)).hex)"])
    #expect(report.changes.filter { $0.kind == .downloaded }.map(\.languageID) == ["th"])
  }

  @Test("that the disk damaged is not mixed with another blueprint")
  func damaged() async throws {
    try workshop.publish(contents(calibration: "one"))
    try await workshop.client(FolderSource(workshop.published)).sync(now: Workshop.time)
    let blob = ContentHash(of: Array("one".utf8)).hex
    try SystemDisk().write(Array("damaged".utf8), to: "\(workshop.synced)/.delivery/blobs/\(blob)")
    #expect(try current.documents("th") == nil)
    let bundled = "\(workshop.path)/bundled"
    for (folder, text) in [("blueprints", "own"), ("calibration", "own calibration")] {
      try SystemDisk().makeFolder("\(bundled)/\(folder)")
      try SystemDisk().write(Array(text.utf8), to: "\(bundled)/\(folder)/th.json")
    }
    let documents = try #require(try CurrentContent(folder: workshop.synced, bundled: bundled).documents("th"))
    #expect(documents.blueprint == Array("own".utf8) && documents.calibration == Array("own calibration".utf8))
  }
}
