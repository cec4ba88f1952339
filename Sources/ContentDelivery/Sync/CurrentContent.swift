import Foundation

/// The blueprints of the active release at the time of initialization, or the bundled blueprints if there is no release.
///
/// An instance never mixes two releases. Create a new instance to read a later release. If a disk fault has damaged a file of the release,
/// the bundled blueprint of that language is read instead.
public struct CurrentContent: Sendable {
  private let shelf: ContentShelf
  private let bundled: String?
  private let manifest: ContentManifest?

  /// Finds the active release.
  /// - Parameters:
  ///   - folder: the folder of a ``ContentClient``.
  ///   - bundled: a folder with the blueprints of the app itself, named `<language>.json`.
  ///   - disk: the file system that holds the folders.
  public init(folder: String, bundled: String? = nil, disk: any Disk = SystemDisk()) {
    shelf = ContentShelf(folder: folder, disk: disk)
    self.bundled = bundled
    let envelope = shelf.serialInUse.flatMap { [shelf] in try? shelf.envelope(of: $0) }
    manifest = envelope.flatMap { try? ContentManifest($0.payload) }
  }

  /// The serial of the active release; nil when there is none.
  public var serial: Int? { manifest?.serial }

  /// The ids of the available languages, sorted.
  public var languageIDs: [String] { manifest?.languages.keys.sorted() ?? bundledIDs }

  /// The bytes of a language's blueprint; nil when the language is not available.
  /// - Throws: ``DiskError``.
  public func blueprint(_ languageID: String) throws -> [UInt8]? {
    guard let manifest else { return try bundledBlueprint(languageID) }
    guard let content = manifest.languages[languageID] else { return nil }
    return try shelf.blob(content.hash) ?? bundledBlueprint(languageID)
  }

  private var bundledIDs: [String] {
    let names = bundled.flatMap { try? shelf.disk.names(in: $0) } ?? []
    return names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
  }

  private func bundledBlueprint(_ languageID: String) throws -> [UInt8]? {
    guard let bundled, bundledIDs.contains(languageID) else { return nil }
    return try shelf.disk.read("\(bundled)/\(languageID).json")
  }
}
