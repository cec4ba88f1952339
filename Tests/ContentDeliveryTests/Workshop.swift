import ContentDelivery
import Foundation

/// Temporary folders for publishing and syncing, and contents for them.
final class Workshop: Sendable {
  static let time = 1_800_000_000
  static let month = 30 * 86_400

  let path: String
  let key = SigningKey()

  init() {
    path = FileManager.default.temporaryDirectory.appending(path: "nivel-delivery-\(UUID().uuidString)").path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var published: String { "\(path)/published" }
  var synced: String { "\(path)/synced" }

  /// Contents in which the changed languages differ from the first edition.
  static func contents(_ languages: [String] = ["ar", "en", "th"], edition: Int = 1, changed: Set<String> = []) -> [PublishableContent] {
    languages.map { language in
      let number = changed.contains(language) ? edition : 1
      let text = "{\"language_id\": \"\(language)\", \"edition\": \(number), \"filler\": \"\(String(repeating: "x", count: 900))\"}"
      return PublishableContent(languageID: language, bytes: Array(text.utf8), version: "2026.\(number)", items: 48, matchingProfile: 2)
    }
  }

  @discardableResult
  func publish(
    _ contents: [PublishableContent], keys: [SigningKey]? = nil, at time: Int = time, validFor seconds: Int = month,
    disk: any Disk = SystemDisk()
  ) throws -> ReleaseFolder.Publication {
    try ReleaseFolder(path: published, disk: disk).publish(contents, keys: keys ?? [key], now: time, validFor: seconds)
  }

  func client(
    _ source: any ContentSource, trusting keys: [TrustedKey]? = nil, disk: any Disk = SystemDisk(),
    recordings: [String: String] = [:], check: @escaping ContentClient.Check = { _, _ in nil }
  ) -> ContentClient {
    ContentClient(
      source: source, folder: synced, trusted: keys ?? [key.publicKey], disk: disk,
      localRecording: { recordings[$0].map { Array($0.utf8) } },
      check: check)
  }

  /// The active files by language.
  var inUse: [String: [UInt8]] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(synced)/blueprints")) ?? []
    return names.reduce(into: [:]) { files, name in
      files[String(name.dropLast(5))] = FileManager.default.contents(atPath: "\(synced)/blueprints/\(name)").map { Array($0) }
    }
  }

  static func files(_ contents: [PublishableContent]) -> [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: contents.map { ($0.languageID, $0.bytes) })
  }
}
