/// A learner's answer to one item, in the terms of the blueprint.
public enum Answer: Sendable, Hashable {
  /// The id of an option, the typed words, the tiles joined by one space, or the chosen sentence of a minimal pair.
  case text(String)
  /// "I don't know". It counts as wrong, and never as a guess.
  case dontKnow
}
