import Foundation

/// The blueprints of the active release at the time of initialization, or the bundled blueprints if there is no release.
///
/// An instance never mixes two releases. Create a new instance to read a later release. If a disk fault has damaged a file of the release,
/// the bundled blueprint of that language is read instead.
public struct CurrentContent: Sendable {
  private let shelf: ContentShelf
  private let bundled: String?
  private let manifest: ContentManifest?
  /// The recordings of the active release, each with its language.
  private let recordings: [String: (language: String, file: ContentFile)]

  /// Finds the active release.
  /// - Parameters:
  ///   - folder: the folder of a ``ContentClient``.
  ///   - bundled: a folder with the content of the app itself: `blueprints/<language>.json`, and `calibration/<language>.json` for some.
  ///   - disk: the file system that holds the folders.
  public init(folder: String, bundled: String? = nil, disk: any Disk = SystemDisk()) {
    shelf = ContentShelf(folder: folder, disk: disk)
    self.bundled = bundled
    let envelope = shelf.serialInUse.flatMap { [shelf] in try? shelf.envelope(of: $0) }
    let manifest = envelope.flatMap { try? ContentManifest($0.payload) }
    self.manifest = manifest
    recordings = Self.recordings(of: manifest)
  }

  private static func recordings(of manifest: ContentManifest?) -> [String: (language: String, file: ContentFile)] {
    (manifest?.sorted ?? []).reduce(into: [:]) { found, entry in
      for (path, file) in entry.content.recordings { found[path] = (entry.language, file) }
    }
  }

  /// The serial of the active release; nil when there is none.
  public var serial: Int? { manifest?.serial }

  /// The ids of the available languages, sorted.
  public var languageIDs: [String] { manifest?.languages.keys.sorted() ?? bundledIDs }

  /// The bytes of a language's blueprint, and of the calibration of its items if there is one; nil when the language is not available.
  /// - Throws: ``DiskError``.
  public func documents(_ languageID: String) throws -> (blueprint: [UInt8], calibration: [UInt8]?)? {
    guard let manifest else { return try bundledDocuments(languageID) }
    guard let content = manifest.languages[languageID] else { return nil }
    let calibration = try content.calibration.map { try shelf.blob($0.hash) }
    // NB: a blueprint and its calibration belong together, so a damaged calibration means the bundled files too.
    guard let blueprint = try shelf.blob(content.hash), calibration != .some(nil) else { return try bundledDocuments(languageID) }
    return (blueprint, calibration ?? nil)
  }

  /// A recording by its path below the audio folder. If the active release does not have it, a recording of the previous release, which tests
  /// that are under way may still play. Nil when neither has it, or when a disk fault has damaged it.
  ///
  /// NB: if the blueprint of its language is damaged, the bundled one is read instead, and its recordings are not those of the release.
  /// - Throws: ``DiskError``.
  public func recording(_ path: String) throws -> [UInt8]? {
    guard let manifest else { return nil }
    guard let (language, file) = recordings[path] else { return try previousRecording(path, before: manifest.serial) }
    guard let blueprint = manifest.languages[language]?.blueprint, try shelf.blob(blueprint.hash) != nil else { return nil }
    return try shelf.blob(file.hash)
  }

  private func previousRecording(_ path: String, before serial: Int) throws -> [UInt8]? {
    guard let previous = try shelf.serials().first(where: { $0 < serial }), let envelope = try shelf.envelope(of: previous) else {
      return nil
    }
    return try Self.recordings(of: try? ContentManifest(envelope.payload))[path].flatMap { try shelf.blob($0.file.hash) }
  }

  /// What the active release says of a recording; nil if it does not name it.
  public func recordingFile(_ path: String) -> ContentFile? { recordings[path]?.file }

  /// The paths of all recordings of the active release, sorted.
  public var recordingPaths: [String] { recordings.keys.sorted() }

  private var bundledIDs: [String] {
    let names = bundled.flatMap { try? shelf.disk.names(in: "\($0)/blueprints") } ?? []
    return names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
  }

  private func bundledDocuments(_ languageID: String) throws -> (blueprint: [UInt8], calibration: [UInt8]?)? {
    guard let bundled, bundledIDs.contains(languageID) else { return nil }
    guard let blueprint = try shelf.disk.read("\(bundled)/blueprints/\(languageID).json") else { return nil }
    return (blueprint, try shelf.disk.read("\(bundled)/calibration/\(languageID).json"))
  }
}
