/// The general words of a language: words of any subject, such as “advantage” and “historical”. A name that contains one is often a label in
/// the notes, or can be guessed.
///
/// The lists are our own. Each has the base forms and the irregular ones; ``endings`` give the others.
package struct GeneralWords: Sendable {
  private let words: Set<String>
  private let endings: [String]

  /// - Parameters:
  ///   - list: Words that are separated by white space.
  ///   - endings: The endings of regular forms, separated by white space.
  init(_ list: String, endings: String = "") {
    words = Words.set(list)
    self.endings = endings.split(separator: " ").map(String.init)
  }

  /// The general words of a language; `nil` if it has no list.
  package static func of(_ language: NotesLanguage) -> GeneralWords? { table[language.code]?() }

  /// The codes of the languages in which all words of a text are general.
  package static func languages(of text: String) -> Set<String> {
    let words = Words.all(text)
    return words.isEmpty ? [] : Set(table.filter { entry in words.allSatisfy(entry.value().contains) }.keys)
  }

  /// The number of languages with a list.
  package static var languageCount: Int { table.count }

  private static let table: [String: @Sendable () -> GeneralWords] = [
    "ar": { arabic }, "de": { german }, "en": { english }, "es": { spanish }, "fr": { french }, "it": { italian }, "ja": { japanese },
    "ko": { korean }, "nl": { dutch }, "pl": { polish }, "pt": { portuguese }, "ru": { russian }, "sv": { swedish }, "th": { thai },
    "tr": { turkish }, "zh": { chinese },
  ]

  /// The shortest beginning that a listed word and its other form share.
  private static let minimumStem = 3

  /// Whether a word in lowercase is listed, or a regular form of a listed word: “structures”, but not “structural”.
  package func contains(_ word: String) -> Bool { variants(of: word).contains { words.contains($0) || isForm($0) } }

  /// A word, and the same without what is written together with it: the elided article of “l'histoire”, the Arabic article, and the dot that
  /// lowercasing leaves on a Turkish capital.
  private func variants(of word: String) -> [String] {
    var variants = [word, word.replacing("i\u{307}", with: "i")]
    if let mark = word.lastIndex(of: "'") { variants.append(String(word[word.index(after: mark)...])) }
    if word.hasPrefix("ال") { variants.append(String(word.dropFirst(2))) }
    return variants
  }

  /// Whether a word is a listed one with another ending. The listed word can lose the vowel at its end: “cecha”, “cechy”.
  private func isForm(_ word: String) -> Bool {
    endings.contains { ending in
      guard word.hasSuffix(ending), word.count - ending.count >= Self.minimumStem else { return false }
      let stem = String(word.dropLast(ending.count))
      return words.contains(stem) || Self.finalVowels.contains { words.contains(stem + $0) }
    }
  }

  private static let finalVowels = ["a", "e", "o", "y", "а", "я", "о", "е", "ь", "й"]
}
