/// What a game came to, by the game itself.
public struct GameScore: Sendable, Hashable {
  public let right: Int
  public let wrong: Int
  public let points: Int
  public let bestStreak: Int

  public init(right: Int, wrong: Int, points: Int, bestStreak: Int) {
    self.right = right
    self.wrong = wrong
    self.points = points
    self.bestStreak = bestStreak
  }

  public init(_ board: Scoreboard) {
    self.init(right: board.right, wrong: board.wrong, points: board.points, bestStreak: board.bestStreak)
  }
}

/// What a player says that a game came to.
public struct ScoreClaim: Sendable, Hashable {
  public let right: Int
  public let wrong: Int
  public let points: Int

  public init(right: Int, wrong: Int, points: Int) {
    self.right = right
    self.wrong = wrong
    self.points = points
  }

  func agrees(with score: GameScore) -> Bool { right == score.right && wrong == score.wrong && points == score.points }
}
