import ContentDelivery
import Foundation
import Testing

@Suite("The content that an app reads")
struct CurrentContentTests {
  private let workshop = Workshop()

  private var bundled: String { "\(workshop.path)/bundled" }
  private var current: CurrentContent { CurrentContent(folder: workshop.synced, bundled: bundled) }

  /// Bundles content with the app. Its edition differs from every release.
  private func bundle(_ languages: [String]) throws {
    let disk = SystemDisk()
    try disk.makeFolder("\(bundled)/blueprints")
    for content in Workshop.contents(languages, edition: 9, changed: Set(languages)) {
      try disk.write(content.bytes, to: "\(bundled)/blueprints/\(content.languageID).json")
    }
  }

  private func sync(_ contents: [PublishableContent], at time: Int) async throws {
    try workshop.publish(contents, at: time)
    try await workshop.client(FolderSource(workshop.published)).sync(now: time)
  }

  private func read() throws -> [String: [UInt8]] {
    try current.languageIDs.reduce(into: [:]) { files, id in files[id] = try current.documents(id)?.blueprint }
  }

  @Test("Without a release, an app reads its bundled content")
  func beforeTheFirst() throws {
    try bundle(["en", "th"])
    #expect(current.serial == nil && current.languageIDs == ["en", "th"])
    #expect(try read() == Workshop.files(Workshop.contents(["en", "th"], edition: 9, changed: ["en", "th"])))
    #expect(try current.documents("ar") == nil)
    #expect(CurrentContent(folder: workshop.synced).languageIDs == [])
  }

  @Test("With a release, an app reads only the release, also when the languages differ")
  func afterTheFirst() async throws {
    try bundle(["en", "fr"])
    let contents = Workshop.contents(["en", "th"])
    try await sync(contents, at: Workshop.time)
    #expect(current.serial == 1 && current.languageIDs == ["en", "th"])
    #expect(try read() == Workshop.files(contents))
    #expect(try current.documents("fr") == nil)
  }

  @Test("If the disk damaged a file, the app reads the bundled file of that language")
  func damaged() async throws {
    try bundle(["en"])
    let contents = Workshop.contents(["en", "th"])
    try await sync(contents, at: Workshop.time)
    for content in contents {
      try SystemDisk().write(Array("damaged".utf8), to: "\(workshop.synced)/.delivery/blobs/\(ContentHash(of: content.bytes).hex)")
    }
    #expect(try current.documents("en")?.blueprint == Workshop.contents(["en"], edition: 9, changed: ["en"])[0].bytes)
    #expect(try current.documents("th") == nil)
  }

  @Test("After a rollback, an app reads the previous release")
  func setBack() async throws {
    for edition in 1...2 { try await sync(Workshop.contents(edition: edition, changed: ["en"]), at: Workshop.time + edition) }
    #expect(current.serial == 2)
    _ = try workshop.client(FolderSource(workshop.published)).rollBack()
    #expect(current.serial == 1)
    #expect(try read() == Workshop.files(Workshop.contents()))
  }

  @Test("The files of a release can be served from the published folder and from a client's folder")
  func givenOn() async throws {
    let contents = Workshop.contents()
    try await sync(contents, at: Workshop.time)
    let written = try #require(try SystemDisk().read("\(workshop.published)/manifest.json"))
    for folder in [workshop.published, workshop.synced] {
      let files = ReleaseFiles(folder: folder)
      let manifest = try #require(try files.manifest())
      #expect(manifest.bytes == written && manifest.hash == ContentHash(of: written))
      for content in contents { #expect(try files.blob(ContentHash(of: content.bytes)) == content.bytes) }
      #expect(try files.blob(ContentHash(of: Array("another".utf8))) == nil)
    }
    #expect(try ReleaseFiles(folder: workshop.path).manifest() == nil)
  }
}
