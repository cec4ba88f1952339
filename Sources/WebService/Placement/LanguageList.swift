import Placement
import StrictJSON
import Synchronization

/// `GET /api/v1/languages`: the tests that are offered. The list is public, so it is compressed and has an entity tag.
final class LanguageList: Sendable {
  private let catalog: PlacementCatalog
  private let file = Mutex<StoredFile?>(nil)

  init(_ catalog: PlacementCatalog) { self.catalog = catalog }

  /// The list now. It is the same file until the tests change, so that it is compressed once.
  var current: StoredFile {
    let json: JSON = ["languages": .array(catalog.entries.map(\.json))]
    let bytes = json.bytes
    return file.withLock { file in
      if let file, file.bytes == bytes { return file }
      let new = StoredFile(bytes: bytes, mediaType: "application/json")
      file = new
      return new
    }
  }
}

extension PlacementCatalog.Entry {
  var json: JSON {
    [
      "language_id": .string(blueprint.languageID), "name": .string(name.own), "english_name": .string(name.english),
      "direction": .string(blueprint.direction.rawValue), "items": .number(blueprint.questionCount(.full).upperBound), "quick": quick,
      "listening": .bool(blueprint.hasAudio), "version": .string(blueprint.version),
    ]
  }

  /// The smallest and the largest number of questions of a quick test.
  private var quick: JSON {
    let count = blueprint.questionCount(.quick)
    return ["minimum": .number(count.lowerBound), "maximum": .number(count.upperBound)]
  }
}
