/// The general words of a language: words of any subject, such as “advantage” and “historical”. A name that consists of them alone is
/// mostly a label in the notes, or can be guessed.
///
/// The lists are our own. Each has the base forms; endings are compared loosely, so no list has to be complete.
package struct GeneralWords: Sendable {
  /// The listed words, and the beginnings of the longer ones.
  private let words: Set<String>
  private let stems: Set<String>

  /// - Parameter list: Words that are separated by white space.
  init(_ list: String) {
    words = Words.set(list)
    stems = Set(words.filter { $0.count >= Self.minimumStem }.map(Self.stem))
  }

  /// The general words of a language; `nil` if it has no list.
  package static func of(_ language: NotesLanguage) -> GeneralWords? { table[language.code]?() }

  /// The number of languages with a list.
  package static var languageCount: Int { table.count }

  private static let table: [String: @Sendable () -> GeneralWords] = [
    "ar": { arabic }, "de": { german }, "en": { english }, "es": { spanish }, "fr": { french }, "it": { italian }, "ja": { japanese },
    "ko": { korean }, "nl": { dutch }, "pl": { polish }, "pt": { portuguese }, "ru": { russian }, "sv": { swedish }, "th": { thai },
    "tr": { turkish }, "zh": { chinese },
  ]

  private static let minimumStem = 4
  /// The maximum number of letters after the stem.
  private static let maximumEnding = 3

  /// A word without its last letter, which often is its ending: “história”, “cecha”.
  private static func stem(_ word: String) -> String { String(word.prefix(max(minimumStem, word.count - 1))) }

  /// Whether a word in lowercase is listed, or differs from a listed one in its ending alone: “structural” does not, “structures” does.
  package func contains(_ word: String) -> Bool {
    if words.contains(word) { return true }
    // NB: the Arabic article is written together with its noun.
    if word.hasPrefix("ال"), word.count > Self.minimumStem { return contains(String(word.dropFirst(2))) }
    let shortest = max(Self.minimumStem, word.count - Self.maximumEnding)
    guard word.count > Self.minimumStem, shortest <= word.count else { return false }
    return (shortest...word.count).contains { stems.contains(String(word.prefix($0))) }
  }
}
