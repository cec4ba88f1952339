/// The final score that the game itself computed.
public struct GameScore: Sendable, Hashable {
  /// The number of right attempts.
  public let right: Int
  /// The number of wrong attempts.
  public let wrong: Int
  /// The points with bonuses.
  public let points: Int
  /// The length of the longest streak of right attempts.
  public let bestStreak: Int

  /// A stored score.
  public init(right: Int, wrong: Int, points: Int, bestStreak: Int) {
    self.right = right
    self.wrong = wrong
    self.points = points
    self.bestStreak = bestStreak
  }

  /// The score on a scoreboard.
  public init(_ board: Scoreboard) {
    self.init(right: board.right, wrong: board.wrong, points: board.points, bestStreak: board.bestStreak)
  }
}

/// The final score that a player's device reports.
public struct ScoreClaim: Sendable, Hashable {
  /// The number of right attempts.
  public let right: Int
  /// The number of wrong attempts.
  public let wrong: Int
  /// The points with bonuses.
  public let points: Int

  /// A reported score.
  public init(right: Int, wrong: Int, points: Int) {
    self.right = right
    self.wrong = wrong
    self.points = points
  }

  func agrees(with score: GameScore) -> Bool { right == score.right && wrong == score.wrong && points == score.points }
}
