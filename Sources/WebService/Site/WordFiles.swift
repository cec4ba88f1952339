import StrictJSON
import Synchronization

/// The words of the interface, split by the parts of the app. A language is split at its first request, so that a start does not wait for it.
final class WordFiles: Sendable {
  private let parts: SiteParts
  private let languages: [String: InterfaceLanguage]
  /// The files of each language by part.
  private let split = Mutex<[String: [String: StoredFile]]>([:])

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
    return split.withLock { split in
      if let files = split[language.languageID] { return files[part] }
      let files = documents(of: language)
      split[language.languageID] = files
      return files[part]
    }
  }

  private func documents(of language: InterfaceLanguage) -> [String: StoredFile] {
    guard let words = try? JSON.parse(language.file.bytes)["words"]?.object else { return [:] }
    let own = Dictionary(grouping: words) { parts.part(of: $0.key) }
    let names = [ModuleGraph.first] + parts.worded
    return Dictionary(names.map { ($0, document(own[$0] ?? [], of: language)) }) { first, _ in first }
  }

  private func document(_ words: [JSON.Member], of language: InterfaceLanguage) -> StoredFile {
    let document = JSON(
      .object([
        .init(key: "language_id", value: .string(language.languageID)), .init(key: "direction", value: .string(language.direction)),
        .init(key: "words", value: JSON(.object(words))),
      ]))
    return StoredFile(bytes: document.bytes, mediaType: "application/json")
  }
}
