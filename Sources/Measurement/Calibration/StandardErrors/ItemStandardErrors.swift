/// The standard errors of the parameters of an item. A parameter that is not estimated has none.
public struct ItemStandardErrors: Sendable, Hashable {
  /// Of the discrimination, in 1/logit.
  public let discrimination: Double?
  /// Of the difficulty, in logits.
  public let difficulty: Double?
  /// Of the intercept −a · b, in logits.
  public let intercept: Double?

  /// For an item without estimates.
  static let none = ItemStandardErrors(discrimination: nil, difficulty: nil, intercept: nil)

  init(discrimination: Double?, difficulty: Double?, intercept: Double?) {
    (self.discrimination, self.difficulty, self.intercept) = (discrimination, difficulty, intercept)
  }

  /// From the variances and the covariance of slope and intercept. The variance of b = −intercept / slope follows by the delta method.
  init(slope: Double, difficulty: Double, slopeVariance: Double, covariance: Double, interceptVariance: Double) {
    discrimination = slopeVariance > 0 ? PortableMath.squareRoot(slopeVariance) : nil
    intercept = PortableMath.squareRoot(max(interceptVariance, 0))
    let variance = interceptVariance + 2 * difficulty * covariance + difficulty * difficulty * slopeVariance
    self.difficulty = PortableMath.squareRoot(max(variance, 0)) / abs(slope)
  }
}
