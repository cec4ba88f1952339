/// The result of a test whose statistic has a chi-square distribution if the model holds.
public struct ChiSquareTest: Sendable, Hashable {
  /// The statistic, at least 0.
  public let statistic: Double
  /// The degrees of freedom. At 0 and below there is nothing to test.
  public let degreesOfFreedom: Int
  /// The probability of a statistic at least as large if the model holds; `nil` without degrees of freedom.
  public let probability: Double?

  /// A test with its probability.
  public init(statistic: Double, degreesOfFreedom: Int) {
    self.statistic = statistic
    self.degreesOfFreedom = degreesOfFreedom
    probability = degreesOfFreedom > 0 ? IncompleteGamma.upper(Double(degreesOfFreedom) / 2, max(statistic, 0) / 2) : nil
  }
}
