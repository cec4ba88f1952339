import ContentDelivery
import Placement

/// A report of the changes in a release, item by item.
struct ReleaseReport {
  let publication: ReleaseFolder.Publication
  let release: ReleaseFolder

  func print() {
    let manifest = publication.manifest
    guard publication.isNew else { return Console.print("release \(manifest.serial): nothing is new") }
    Console.print(
      "release \(manifest.serial): \(manifest.languages.count) languages, \(manifest.languages.values.reduce(0) { $0 + $1.items }) items")
    let before = publication.previous?.languages ?? [:]
    for (language, content) in manifest.sorted {
      switch before[language] {
      case nil: Console.print("  \(language) \(content.version): new")
      case content?: continue
      case let old?:
        Console.print("  \(language) \(old.version) → \(content.version)")
        for line in changes(from: old, to: content) { Console.print("    \(line)") }
      }
    }
    for language in before.keys.sorted() where manifest.languages[language] == nil { Console.print("  \(language): removed") }
  }

  private func changes(from oldVersion: ContentVersion, to newVersion: ContentVersion) -> [String] {
    guard let before = items(oldVersion), let after = items(newVersion) else { return [] }
    let (old, new) = (
      Dictionary(before.map { ($0.itemID, $0) }) { first, _ in first }, Dictionary(after.map { ($0.itemID, $0) }) { first, _ in first }
    )
    let changed = after.filter { item in old[item.itemID].map { $0 != item } ?? false }.map { "\($0.itemID) changed" }
    let added = after.filter { old[$0.itemID] == nil }.map { "\($0.itemID) added" }
    let removed = before.filter { new[$0.itemID] == nil }.map { "\($0.itemID) removed" }
    let spoken = after.filter { item in
      guard let path = item.audio?.file, let earlier = oldVersion.recordings[path] else { return false }
      return before.contains(item) && earlier != newVersion.recordings[path]
    }
    let all = changed + added + removed + spoken.map { "\($0.itemID) has another recording" }
    return all.isEmpty ? ["no item changed"] : all
  }

  private func items(_ content: ContentVersion) -> [TestItem]? {
    guard let bytes = try? release.blob(content.hash) else { return nil }
    return try? Blueprint.load(bytes).items
  }
}
