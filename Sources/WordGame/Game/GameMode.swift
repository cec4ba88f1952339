/// The modes of the game.
public enum GameMode: String, Sendable, CaseIterable {
  /// The original challenge: five seconds per word, 15 words, three mistakes.
  case classic
  /// The game gets harder after every few right attempts.
  case climb
  /// The rules of ``classic`` without falling words and without a clock.
  case calm

  /// The numbers of the mode.
  public var rules: GameRules {
    switch self {
    case .classic: GameRules(mistakes: 3, pairs: 15, ramp: RampStep.classic, bonus: StreakBonus.none)
    case .climb: GameRules(mistakes: 3, pairs: 100, ramp: RampStep.climb, bonus: StreakBonus.climb)
    case .calm: GameRules(mistakes: 3, pairs: 15, ramp: RampStep.calm, bonus: StreakBonus.none)
    }
  }
}

/// The rules of a mode as numbers.
public struct GameRules: Sendable, Hashable {
  /// The number of wrong attempts that loses the game.
  public let mistakes: Int
  /// The number of pairs that ends the game.
  public let pairs: Int
  /// The steps of difficulty in ascending order. The first one starts at 0 right attempts.
  public let ramp: [RampStep]
  /// The bonuses for streaks in ascending order. The first one starts at 0 right attempts.
  public let bonus: [StreakBonus]

  /// The step that applies after a number of right attempts.
  public func step(afterRight right: Int) -> RampStep {
    ramp.last { $0.from <= right } ?? ramp[0]
  }

  /// The points for a right attempt.
  ///
  /// - Parameters:
  ///   - step: The step in which the pair was dealt.
  ///   - streak: The length of the streak, including this attempt.
  public func points(step: RampStep, streak: Int) -> Int {
    step.points * (bonus.last { $0.from <= streak }?.factor ?? 1)
  }
}
