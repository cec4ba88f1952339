/// A wrong attempt, with why it was wrong.
public struct GameMistake: Sendable, Hashable {
  public let attempt: GameAttempt
  /// All that is right for the word.
  public let translations: [String]
  /// All words that what was shown is right for.
  public let meanings: [String]
}

extension WordGame {
  /// The wrong attempts so far, in the order in which they were made.
  public var mistakes: [GameMistake] {
    attempts.filter { !$0.isCorrect }.map { attempt in
      GameMistake(
        attempt: attempt, translations: deck.translations(of: attempt.pair.english), meanings: deck.meanings(of: attempt.pair.shown))
    }
  }
}
