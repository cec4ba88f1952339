/// The bonus for a streak of right attempts.
public struct StreakBonus: Sendable, Hashable {
  /// The length of the streak from which the bonus applies, including the present attempt.
  public let from: Int
  /// The factor for the points of the step.
  public let factor: Int

  static let none = [StreakBonus(from: 0, factor: 1)]
  static let climb = [StreakBonus(from: 0, factor: 1), StreakBonus(from: 5, factor: 2), StreakBonus(from: 10, factor: 3)]
}
