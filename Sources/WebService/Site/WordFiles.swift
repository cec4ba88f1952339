import StrictJSON
import Synchronization

/// The words of the interface, split by the parts of the app. A language is split at its first request, so that a start does not wait for it.
final class WordFiles: Sendable {
  private let parts: SiteParts
  private let languages: [String: InterfaceLanguage]
  private let split = Mutex<[String: StoredFile]>([:])

  init(parts: SiteParts, languages: [InterfaceLanguage]) {
    self.parts = parts
    self.languages = Dictionary(languages.map { ($0.languageID, $0) }) { first, _ in first }
  }

  /// The files of a language, by their names.
  func files(of language: String) -> [String: StoredFile] {
    let names = ([ModuleGraph.first] + parts.worded).map { "\(language)/\($0).json" }
    return Dictionary(names.compactMap { name in file(name).map { (name, $0) } }) { first, _ in first }
  }

  /// The words of a part in a language, by a name such as `en/level.json`; nil if there are none.
  func file(_ name: String) -> StoredFile? {
    let ends = name.split(separator: "/")
    guard ends.count == 2, ends[1].hasSuffix(".json"), let language = languages[String(ends[0])] else { return nil }
    let part = String(ends[1].dropLast(5))
    guard part == ModuleGraph.first || parts.worded.contains(part) else { return nil }
    return split.withLock { split in
      if let file = split[name] { return file }
      let file = document(part, of: language)
      split[name] = file
      return file
    }
  }

  private func document(_ part: String, of language: InterfaceLanguage) -> StoredFile? {
    guard let words = try? JSON.parse(language.file.bytes)["words"]?.object else { return nil }
    let document = JSON(
      .object([
        .init(key: "language_id", value: .string(language.languageID)), .init(key: "direction", value: .string(language.direction)),
        .init(key: "words", value: JSON(.object(words.filter { parts.part(of: $0.key) == part }))),
      ]))
    return StoredFile(bytes: document.bytes, mediaType: "application/json")
  }
}
