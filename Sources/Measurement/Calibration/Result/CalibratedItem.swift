/// The result of calibration for one item.
public struct CalibratedItem: Sendable, Hashable {
  /// How the parameters came about.
  public enum Origin: Sendable, Hashable {
    /// Calibration estimated them.
    case estimated
    /// They were known and kept.
    case fixed
    /// They have no finite estimate.
    case notEstimable(NotEstimable)
  }

  /// How the parameters came about.
  public let origin: Origin
  /// The discrimination a in 1/logit; `nil` without a finite estimate. It is negative where able persons answer wrong more often: the key
  /// of the item is then probably wrong.
  public let discrimination: Double?
  /// The difficulty b in logits; `nil` without a finite estimate.
  public let difficulty: Double?
  /// The probability of a right answer by chance.
  public let chance: Double
  /// The probability of a right answer far above the difficulty.
  public let ceiling: Double
  /// The number of persons who answered the item.
  public let answered: Int
  /// The number of persons who answered the item correctly.
  public let right: Int

  /// The parameters for scoring; `nil` without finite estimates and for discriminations that are not above 0.
  public var parameters: ItemParameters? {
    guard let discrimination, let difficulty else { return nil }
    return try? ItemParameters(discrimination: discrimination, difficulty: difficulty, chance: chance, ceiling: ceiling)
  }
}
