/// A wrong attempt with its explanation.
public struct GameMistake: Sendable, Hashable {
  /// The pair and the player's judgement.
  public let attempt: GameAttempt
  /// All right translations of the word.
  public let translations: [String]
  /// All words for which the shown translation is right.
  public let meanings: [String]
}

extension WordGame {
  /// The wrong attempts so far, in their order.
  public var mistakes: [GameMistake] {
    attempts.filter { !$0.isCorrect }.map { attempt in
      GameMistake(
        attempt: attempt, translations: deck.translations(of: attempt.pair.english), meanings: deck.meanings(of: attempt.pair.shown))
    }
  }
}
