/// What was right and wrong so far.
public struct Scoreboard: Sendable, Hashable {
  /// Right attempts.
  public private(set) var right = 0
  /// Wrong attempts; running out of time is one.
  public private(set) var wrong = 0
  /// Right attempts since the last wrong one.
  public private(set) var streak = 0
  public private(set) var bestStreak = 0
  public private(set) var points = 0

  public init() {}

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
