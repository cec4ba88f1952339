/// An error in a word list that makes it unplayable.
public enum DeckError: Error, Sendable, Hashable {
  /// No entry has a word and a translation.
  case empty
  /// Every translation of the list is right for this word, and there are fewer than two borrowed words. No wrong pair can be made.
  case noWrongTranslation(english: String)
}

extension DeckError: CustomStringConvertible {
  /// One sentence: what is wrong with the list and how to correct it.
  public var description: String {
    switch self {
    case .empty: "the list has no words: add entries with a word and a translation"
    case .noWrongTranslation(let english):
      "every translation in the list is right for \"\(english)\": add words with other meanings, or a list to borrow wrong words from"
    }
  }
}
