/// A word and a translation that may be right or wrong.
///
/// NB: the pair does not contain the answer. The deck judges it over all entries, because a translation that is wrong by one entry may be
/// right by another.
public struct WordPair: Sendable, Hashable {
  /// The word to translate.
  public let english: String
  /// The translation on the screen.
  public let shown: String

  /// A pair of a word and a translation.
  public init(english: String, shown: String) {
    self.english = english
    self.shown = shown
  }
}
