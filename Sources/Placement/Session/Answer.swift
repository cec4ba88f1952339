/// What a learner gave as an answer to one item.
public enum Answer: Sendable, Hashable {
  /// The id of an option, the typed words, the tiles joined by one space, or the chosen sentence of a minimal pair.
  case text(String)
  /// "I don't know": wrong, and never taken for a guess.
  case dontKnow
}
