import Foundation

/// The blueprints that are in use: those of the release that ``ContentClient`` put into use, or, as long as there is none, those that came with the app.
///
/// A file that is no longer what was signed, as after a fault of the disk, is not read; the bundled one of that language is.
public struct CurrentContent: Sendable {
  private let shelf: ContentShelf
  private let bundled: String?

  /// - Parameters:
  ///   - folder: the folder that a ``ContentClient`` keeps.
  ///   - bundled: a folder with blueprints called `<language>.json` that came with the app.
  public init(folder: String, bundled: String? = nil, disk: any Disk = SystemDisk()) {
    shelf = ContentShelf(folder: folder, disk: disk)
    self.bundled = bundled
  }

  /// The serial of the release in use; nil when there is none.
  public var serial: Int? { shelf.serialInUse }

  /// The ids of the languages in use, sorted.
  public var languageIDs: [String] {
    guard let manifest else { return bundledIDs }
    return manifest.languages.keys.sorted()
  }

  /// The bytes of a language's blueprint; nil when it is not in use.
  public func blueprint(_ languageID: String) throws -> [UInt8]? {
    guard let manifest else { return try bundledBlueprint(languageID) }
    guard let content = manifest.languages[languageID] else { return nil }
    return try shelf.blob(content.hash) ?? bundledBlueprint(languageID)
  }

  private var manifest: ContentManifest? {
    guard let serial = shelf.serialInUse, let envelope = try? shelf.envelope(of: serial) else { return nil }
    return try? ContentManifest(envelope.payload)
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
