/// A player's judgement of a pair.
public enum Judgement: String, Sendable, CaseIterable {
  /// The translation is right.
  case right
  /// The translation is wrong.
  case wrong
}

/// A dealt pair with the player's judgement of it.
public struct GameAttempt: Sendable, Hashable {
  /// The word and the translation on the screen.
  public let pair: WordPair
  /// Whether the translation is right.
  public let isRight: Bool
  /// The player's judgement; `nil` when time ran out.
  public let said: Judgement?
  /// The time from the appearance of the pair to the judgement, in milliseconds.
  public let milliseconds: Int

  /// Whether the player judged the pair correctly. Running out of time is a mistake.
  public var isCorrect: Bool { said == (isRight ? .right : .wrong) }
}

/// The state of a game.
public enum GameState: String, Sendable, CaseIterable {
  /// The game has not started, or the player has quit.
  case none
  /// A pair is on the screen.
  case inProgress = "in_progress"
  /// All pairs were played, with fewer mistakes than the number that loses the game.
  case userWon = "user_won"
  /// The player made as many mistakes as ``GameRules/mistakes``.
  case userLost = "user_lost"
}
