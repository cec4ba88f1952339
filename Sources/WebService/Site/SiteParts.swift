import StrictJSON

/// The parts of the browser app, from its `parts.json`: the styles and the words that only some screens need.
///
/// The part `first` is loaded by every page, and the part `shared` by all pages except those of `first`. Everything that no part names
/// belongs to `first`. A word that several parts name belongs to the first of them.
struct SiteParts {
  static let file = "parts.json"

  private struct Part {
    let name: String
    /// The names of files in `css`, without `.css`, in the order of the cascade.
    let styles: [String]
    /// Keys of words, or the beginnings of keys up to a full stop.
    let words: [String]
  }

  private let parts: [Part]
  /// The index of the first part that names a word, or the beginning of words, by this key.
  private let owners: [String: Int]

  /// Reads `parts.json`. Without the file, everything belongs to the part `first`.
  ///
  /// - Throws: ``SiteError/parts(line:message:)`` when the file is not an object of objects with `styles` and `words`.
  init(_ file: StoredFile?) throws(SiteError) {
    guard let file else {
      (parts, owners) = ([], [:])
      return
    }
    let json: JSON
    do { json = try JSON.parse(file.bytes) } catch { throw .parts(line: error.line, message: error.message) }
    guard let members = json.object else { throw .parts(line: json.line, message: "expected an object of parts") }
    var parts: [Part] = []
    for member in members {
      guard let styles = Self.texts(member.value["styles"]), let words = Self.texts(member.value["words"]) else {
        throw .parts(line: member.value.line, message: "expected a part with lists of styles and words")
      }
      parts.append(Part(name: member.key, styles: styles, words: words))
    }
    self.parts = parts
    let named = parts.enumerated().flatMap { index, part in part.words.map { ($0, index) } }
    owners = Dictionary(named) { first, _ in first }
  }

  private static func texts(_ list: JSON?) -> [String]? {
    guard let list else { return [] }
    guard let texts = list.array?.map(\.string), !texts.contains(nil) else { return nil }
    return texts.compactMap(\.self)
  }

  /// The parts with styles, in the order of the cascade.
  var styled: [String] { parts.filter { !$0.styles.isEmpty }.map(\.name) }
  /// The parts with words of their own.
  var worded: [String] { parts.filter { !$0.words.isEmpty }.map(\.name) }

  /// The parts that a page of a part loads.
  static func loaded(by part: String) -> [String] {
    part == ModuleGraph.first ? [part] : [ModuleGraph.first, ModuleGraph.shared, part]
  }

  /// The names of the style files of a part, out of all names.
  func styles(of part: String, among all: [String]) -> [String] {
    let own = parts.first { $0.name == part }?.styles ?? []
    guard part == ModuleGraph.first else { return own }
    let named = Set(parts.flatMap(\.styles))
    return own + all.filter { !named.contains($0) }.sorted()
  }

  /// The part that has the words of a key.
  func part(of key: String) -> String {
    let beginnings = key.utf8.indices.filter { key.utf8[$0] == UInt8(ascii: ".") }.map { String(key[..<$0]) }
    return (beginnings + [key]).compactMap { owners[$0] }.min().map { parts[$0].name } ?? ModuleGraph.first
  }
}
