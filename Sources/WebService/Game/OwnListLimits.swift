import QuestionWriting
import HTTPTypes
import WordGame

/// The limits of an own word list. They keep the time for preparing a list short.
enum OwnListLimits {
  static let bytes = 1 << 20
  private static let entries = 5_000
  /// The maximum number of translations and false friends in a list.
  private static let words = 10_000
  /// The maximum number of translations of one word, over all its entries.
  private static let translations = 20
  /// The maximum number of alternatives in one text, separated by ` / `.
  private static let alternatives = 10
  /// The maximum length of one text, in Unicode scalars.
  private static let length = 64
  /// The maximum length of all translations together, in Unicode scalars. It bounds the time for finding look-alikes.
  private static let letters = 200_000

  static func check(size text: String) throws(Problem) {
    guard text.utf8.count <= bytes else {
      throw Problem(.contentTooLarge, "list-too-large", "A list may have at most \(bytes >> 20) MiB: split it into several lists.")
    }
  }

  /// Checks the entries of a list. Call it before making a deck of them.
  static func check(_ entries: [WordEntry]) throws(Problem) {
    guard entries.count <= Self.entries else {
      throw invalid("A list may have at most \(Self.entries) entries: split it into several lists")
    }
    guard entries.reduce(0, { $0 + $1.words.count }) <= words else {
      throw invalid("A list may have at most \(words) translations and false friends: split it into several lists")
    }
    guard entries.reduce(0, { $0 + $1.translations.reduce(0) { $0 + $1.unicodeScalars.count } }) <= letters else {
      throw invalid("The translations of a list may have at most \(letters) characters: split it into several lists")
    }
    for text in entries.flatMap({ [$0.english] + $0.words }) where !isFit(text) {
      throw invalid("\"\(text.prefix(40))\": write at most \(length) characters in a line, and \(alternatives) alternatives")
    }
  }

  static func check(_ deck: GameDeck) throws(Problem) {
    for english in deck.english where deck.translations(of: english).count > translations {
      throw invalid("\"\(english)\": a word may have at most \(translations) translations: leave out the rarest")
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
