import Foundation

/// The blueprints that were in use when this was made: those of the release that ``ContentClient`` put into use, or, as long as there is none, those
/// that came with the app. It never mixes two releases; make another one to see a later one.
///
/// A file that is no longer what was signed, as after a fault of the disk, is not read; the bundled one of that language is.
public struct CurrentContent: Sendable {
  private let shelf: ContentShelf
  private let bundled: String?
  private let manifest: ContentManifest?

  /// - Parameters:
  ///   - folder: the folder that a ``ContentClient`` keeps.
  ///   - bundled: a folder with blueprints called `<language>.json` that came with the app.
  public init(folder: String, bundled: String? = nil, disk: any Disk = SystemDisk()) {
    shelf = ContentShelf(folder: folder, disk: disk)
    self.bundled = bundled
    let envelope = shelf.serialInUse.flatMap { [shelf] in try? shelf.envelope(of: $0) }
    manifest = envelope.flatMap { try? ContentManifest($0.payload) }
  }

  /// The serial of the release; nil when there is none.
  public var serial: Int? { manifest?.serial }

  /// The ids of the languages in use, sorted.
  public var languageIDs: [String] { manifest?.languages.keys.sorted() ?? bundledIDs }

  /// The bytes of a language's blueprint; nil when it is not in use.
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
