/// How well the answers to an item agree with the model at the abilities of the persons: the mean squares of B. D. Wright and G. N. Masters,
/// "Rating Scale Analysis" (1982), chapter 5.
///
/// Both are near 1 if the model holds. Above 1 there is more chance in the answers than the model expects; below 1 there is less.
public struct ResidualFit: Sendable, Hashable {
  /// The mean of the squared standardized residuals. It is sensitive to surprising answers far from the difficulty.
  public let outfit: Double
  /// The squared residuals divided by their expected sum. It is sensitive to answers near the difficulty.
  public let infit: Double
  /// The outfit as a number that is about standard normal if the model holds.
  public let standardizedOutfit: Double
  /// The infit as a number that is about standard normal if the model holds.
  public let standardizedInfit: Double

  /// The fit of each item; `nil` for items that nobody answered.
  ///
  /// - Parameters:
  ///   - matrix: The responses.
  ///   - items: The parameters of each item.
  ///   - abilities: The ability of each row in logits.
  /// - Throws: ``MeasurementError/count`` if the numbers of items or rows differ, ``MeasurementError/ability`` for an ability that is not
  ///   finite.
  public static func ofItems(
    _ matrix: ResponseMatrix, items: [ItemParameters], abilities: [Double]
  ) throws(MeasurementError) -> [ResidualFit?] {
    let answers = try AnswersAtAbilities(matrix, items: items, abilities: abilities)
    return items.indices.map { item in
      var sums = ResidualSums()
      answers.forEach(to: item) { sums.add(isRight: $0, probability: items[item].probability(at: $1), count: $2) }
      return sums.count > 0 ? ResidualFit(sums) : nil
    }
  }

  private init(_ sums: ResidualSums) {
    outfit = sums.standardizedSquares / sums.count
    infit = sums.squares / sums.variances
    standardizedOutfit = Self.standardized(outfit, variance: (sums.inverseKurtosis / sums.count - 1) / sums.count)
    standardizedInfit = Self.standardized(infit, variance: sums.excess / (sums.variances * sums.variances))
  }

  /// (mean square^⅓ − 1) · 3 / q + q / 3 with the standard deviation q of the mean square: E. B. Wilson and M. M. Hilferty, "The
  /// distribution of chi-square" (1931).
  private static func standardized(_ meanSquare: Double, variance: Double) -> Double {
    guard variance > 0, meanSquare > 0 else { return 0 }
    let deviation = PortableMath.squareRoot(variance)
    return (PortableMath.exp(PortableMath.log(meanSquare) / 3) - 1) * 3 / deviation + deviation / 3
  }
}

/// The sums over the answers to an item.
private struct ResidualSums {
  var count = 0.0
  /// The squared residuals.
  var squares = 0.0
  /// The squared residuals divided by their variances.
  var standardizedSquares = 0.0
  /// The variances P (1 − P).
  var variances = 0.0
  /// The expected fourth powers divided by the squared variances.
  var inverseKurtosis = 0.0
  /// The expected fourth powers minus the squared variances.
  var excess = 0.0

  mutating func add(isRight: Bool, probability: Double, count: Double) {
    // NB: the probability of a person far from the difficulty can round to 0 or 1, where the residual would have no variance.
    let right = min(max(probability, 1e-12), 1 - 1e-12)
    let (variance, residual) = (right * (1 - right), (isRight ? 1 : 0) - right)
    let fourth = variance * (1 - 3 * variance)
    self.count += count
    squares += count * residual * residual
    standardizedSquares += count * residual * residual / variance
    variances += count * variance
    inverseKurtosis += count * fourth / (variance * variance)
    excess += count * (fourth - variance * variance)
  }
}
