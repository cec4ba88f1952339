/// What a player says of a pair.
public enum Judgement: String, Sendable, CaseIterable {
  case right
  case wrong
}

/// A pair that was dealt, and what became of it.
public struct GameAttempt: Sendable, Hashable {
  public let pair: WordPair
  /// Whether the translation is right.
  public let isRight: Bool
  /// Nil when time ran out.
  public let said: Judgement?
  /// From the moment the pair could be seen.
  public let milliseconds: Int

  /// Whether the player was right about it.
  public var isCorrect: Bool { said == (isRight ? .right : .wrong) }
}

/// Where a game is.
public enum GameState: String, Sendable, CaseIterable {
  /// Not begun, or quit.
  case none
  case inProgress = "in_progress"
  /// All pairs were played with fewer mistakes than lose the game.
  case userWon = "user_won"
  case userLost = "user_lost"
}
