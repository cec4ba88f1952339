import ContentDelivery
import Foundation
import Placement
import Synchronization
import WebService

/// The placement tests that a server offers. They are read from the active content.
struct OfferedTests: Sendable {
  private let folder: ContentFolder
  private let releases: String
  private let offered = OfferedContent()

  /// - Parameters:
  ///   - folder: the content to use while no release is active.
  ///   - releases: the folder of the releases; nil when it is `folder` itself, or when there are no releases.
  init(folder: ContentFolder, releases: String?) {
    self.folder = folder
    self.releases = releases ?? folder.path
  }

  /// The active content.
  var current: CurrentContent { CurrentContent(folder: releases, bundled: folder.path) }

  /// All valid placement tests. An invalid test is reported on standard error and left out.
  /// - Throws: ``InputError`` when none exists.
  func entries(of current: CurrentContent) throws -> [PlacementCatalog.Entry] {
    let names = try folder.languageNames()
    let entries = current.languageIDs.compactMap { id in
      do { return try entry(id, in: current, name: names[id] ?? LanguageName(own: id, english: id)) } catch {
        Console.note("\(error)\n\(id) is left out.")
        return nil
      }
    }
    if !entries.isEmpty { offered.replace(by: current) }
    guard !entries.isEmpty else {
      throw InputError(file: "\(folder.path)/blueprints", message: "no blueprint is valid: choose another folder with --content")
    }
    return entries.sorted { $0.name.english < $1.name.english }
  }

  private func entry(_ id: String, in current: CurrentContent, name: LanguageName) throws -> PlacementCatalog.Entry {
    let file = "\(folder.path)/blueprints/\(id).json"
    guard let (blueprint, calibration) = try current.documents(id) else {
      throw InputError(file: file, message: "the file cannot be read: sync again")
    }
    let test = try test(TestDocuments(blueprint: blueprint, calibration: calibration), file: file)
    for recording in test.blueprint.items.compactMap(\.audio?.file)
    where try !hasRecording(recording, in: current) {
      throw InputError(file: folder.place(of: "audio/\(recording)"), message: "there is no such file: check the path")
    }
    return PlacementCatalog.Entry(session: test.session, documents: test.documents, name: name)
  }

  /// A calibration that does not fit the blueprint is reported on standard error and not used: the authors' levels still make a good test.
  private func test(_ documents: TestDocuments, file: String) throws -> TestFiles {
    let authored = try TestFiles(TestDocuments(blueprint: documents.blueprint), file: file)
    guard documents.calibration != nil else { return authored }
    do { return try TestFiles(documents, file: file) } catch {
      Console.note("\(error)\nThis calibration is not used.")
      return authored
    }
  }

  /// The recordings of the release that is offered, of the content folder, and of the content that ships with the program.
  var recordings: RecordingSource {
    RecordingSource(paths: { Set(offered.value?.recordingPaths ?? []).union(folder.recordings).sorted() }) { path in
      try recording(path, in: offered.value).map { StoredFile(bytes: $0, mediaType: "audio/ogg", version: ContentHash(of: $0).hex) }
    }
  }

  /// Whether a recording can be played. NB: those of a folder are not read, because this is asked for each of them at the start.
  private func hasRecording(_ path: String, in content: CurrentContent) throws -> Bool {
    if content.recordingFile(path) == nil, folder.has("audio/\(path)") { return true }
    return try recording(path, in: content) != nil
  }

  /// A recording of the release, or of a folder.
  ///
  /// NB: if the release names a recording, only its bytes fit its test. Those of a folder may have other words.
  private func recording(_ path: String, in content: CurrentContent?) throws -> [UInt8]? {
    if let released = try content?.recording(path) { return released }
    guard folder.has("audio/\(path)") else { return nil }
    let local = try InputFile.read(folder.place(of: "audio/\(path)"))
    guard let named = content?.recordingFile(path) else { return local }
    return ContentFile(of: local) == named ? local : nil
  }
}

/// The content whose tests a server offers. It may be older than the newest on the disk.
private final class OfferedContent: Sendable {
  private let content = Mutex<CurrentContent?>(nil)

  var value: CurrentContent? { content.withLock { $0 } }

  func replace(by other: CurrentContent) { content.withLock { $0 = other } }
}

extension ContentFolder {
  /// The paths of all recordings below the audio folder, such as `th/th_007.opus`.
  fileprivate var recordings: [String] {
    let folders = Set([path] + ((try? ContentOptions.shippedFolder()).map { [$0] } ?? [])).map { "\($0)/audio" }
    return folders.flatMap { folder in (FileManager.default.subpaths(atPath: folder) ?? []).filter { $0.hasSuffix(".opus") } }
  }
}
