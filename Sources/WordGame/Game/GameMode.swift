/// The ways to play.
public enum GameMode: String, Sendable, CaseIterable {
  /// Five seconds a word, 15 words, three mistakes: the challenge as it was set.
  case classic
  /// Harder with every few right attempts.
  case climb
  /// The rules of classic without falling and without a clock.
  case calm

  public var rules: GameRules {
    switch self {
    case .classic: GameRules(mistakes: 3, pairs: 15, ramp: RampStep.classic, bonus: StreakBonus.none)
    case .climb: GameRules(mistakes: 3, pairs: 100, ramp: RampStep.climb, bonus: StreakBonus.climb)
    case .calm: GameRules(mistakes: 3, pairs: 15, ramp: RampStep.calm, bonus: StreakBonus.none)
    }
  }
}

/// The numbers of a mode.
public struct GameRules: Sendable, Hashable {
  /// Wrong attempts that end the game.
  public let mistakes: Int
  /// Pairs that end the game.
  public let pairs: Int
  /// Steps in ascending order; the first is from 0.
  public let ramp: [RampStep]
  /// In ascending order; the first is from 0.
  public let bonus: [StreakBonus]

  /// The step that holds after some right attempts.
  public func step(afterRight right: Int) -> RampStep {
    ramp.last { $0.from <= right } ?? ramp[0]
  }

  /// Points for a right attempt which makes a streak this long.
  public func points(step: RampStep, streak: Int) -> Int {
    step.points * (bonus.last { $0.from <= streak }?.factor ?? 1)
  }
}
