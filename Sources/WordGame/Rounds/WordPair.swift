/// A word and a translation that may be right or wrong.
///
/// NB: it does not say which. That is asked of the deck, which knows all entries: a translation dealt as wrong for one of them may be right
/// by another.
public struct WordPair: Sendable, Hashable {
  public let english: String
  public let shown: String

  public init(english: String, shown: String) {
    self.english = english
    self.shown = shown
  }
}
