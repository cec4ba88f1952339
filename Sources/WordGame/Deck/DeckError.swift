/// Why a list cannot be played with.
public enum DeckError: Error, Sendable, Hashable {
  /// No entry has a word and a translation.
  case empty
  /// For this word every translation of the list is right, and no words were given to borrow from: a wrong pair cannot be made.
  case noWrongTranslation(english: String)
}

extension DeckError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "the list has no words: give it entries with a word and its translation"
    case .noWrongTranslation(let english):
      "every translation in the list is right for \"\(english)\": add words with other meanings, or a list to borrow wrong ones from"
    }
  }
}
