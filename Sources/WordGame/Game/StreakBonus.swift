/// What a row of right attempts is worth.
public struct StreakBonus: Sendable, Hashable {
  /// Right attempts in a row from which it holds, the present one counted.
  public let from: Int
  /// What points are multiplied by.
  public let factor: Int

  static let none = [StreakBonus(from: 0, factor: 1)]
  static let climb = [StreakBonus(from: 0, factor: 1), StreakBonus(from: 5, factor: 2), StreakBonus(from: 10, factor: 3)]
}
