/// The score of a game so far.
public struct Scoreboard: Sendable, Hashable {
  /// The number of right attempts.
  public private(set) var right = 0
  /// The number of wrong attempts. Running out of time counts as one.
  public private(set) var wrong = 0
  /// The number of right attempts since the last wrong one.
  public private(set) var streak = 0
  /// The longest streak so far.
  public private(set) var bestStreak = 0
  /// The points so far, with bonuses.
  public private(set) var points = 0

  /// The score of a new game.
  public init() {}

  /// The number of attempts, right and wrong.
  public var attempts: Int { right + wrong }

  mutating func recordRight(points: (_ streak: Int) -> Int) {
    right += 1
    streak += 1
    bestStreak = max(bestStreak, streak)
    self.points += points(streak)
  }

  mutating func recordWrong() {
    wrong += 1
    streak = 0
  }
}
