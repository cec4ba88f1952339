import QuestionWriting
import HTTPTypes
import WordGame

/// How much an own list may have, so that no list can keep the server busy.
enum OwnListLimits {
  static let bytes = 1 << 20
  private static let entries = 5_000
  /// In the whole list; false friends count.
  private static let words = 10_000
  /// Of one word, by all entries that ask it.
  private static let translations = 20
  /// Ways to say a thing in one text, parted by ` / `.
  private static let alternatives = 10
  /// Of one text, in scalars.
  private static let length = 64
  /// Of all translations, in scalars: what the time that it takes to find look-alikes grows with.
  private static let letters = 200_000

  static func check(size text: String) throws(Problem) {
    guard text.utf8.count <= bytes else {
      throw Problem(.contentTooLarge, "list-too-large", "A list may have \(bytes >> 20) MiB: part it into several lists.")
    }
  }

  /// Before a deck is made of them.
  static func check(_ entries: [WordEntry]) throws(Problem) {
    guard entries.count <= Self.entries else { throw invalid("a list may have \(Self.entries) entries: part it into several lists") }
    guard entries.reduce(0, { $0 + $1.words.count }) <= words else {
      throw invalid("a list may have \(words) translations and false friends: part it into several lists")
    }
    guard entries.reduce(0, { $0 + $1.translations.reduce(0) { $0 + $1.unicodeScalars.count } }) <= letters else {
      throw invalid("the translations of a list may have \(letters) characters: part it into several lists")
    }
    for text in entries.flatMap({ [$0.english] + $0.words }) where !isFit(text) {
      throw invalid("\"\(text.prefix(40))\": write at most \(length) characters in a line, and \(alternatives) alternatives")
    }
  }

  static func check(_ deck: GameDeck) throws(Problem) {
    for english in deck.english where deck.translations(of: english).count > translations {
      throw invalid("\"\(english)\": a word may have \(translations) translations: leave the rarest out")
    }
  }

  private static func isFit(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    return (1...length).contains(scalars.count) && !scalars.contains { $0.properties.generalCategory == .control }
      && Alternatives.split(text).count <= alternatives
  }

  private static func invalid(_ detail: String) -> Problem { Problem(.unprocessableContent, "invalid-list", "\(detail).") }
}

extension WordEntry {
  fileprivate var words: [String] { translations + falseFriends.map(\.word) }
}
