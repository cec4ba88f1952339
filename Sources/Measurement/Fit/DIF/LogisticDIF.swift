/// The logistic regression test for DIF: H. Swaminathan and H. J. Rogers, "Detecting differential item functioning using logistic regression
/// procedures", Journal of Educational Measurement 27 (1990).
///
/// It compares three models of the logit of a right answer: the matching value alone; with the group; with the group and its product with
/// the matching value.
public struct LogisticDIF: Sendable, Hashable {
  /// The test of any DIF, with 2 degrees of freedom.
  public let overall: ChiSquareTest
  /// The test of uniform DIF: the item is harder for one group at every ability.
  public let uniform: ChiSquareTest
  /// The test of non-uniform DIF: the difference between the groups depends on the ability.
  public let nonuniform: ChiSquareTest
  /// How many logits easier the item is for the focal group, in the model with the group.
  public let groupEffect: Double
  /// The increase of R² of N. J. D. Nagelkerke (1991) by group and product. Below .035 it is negligible, from .070 on large: M. G. Jodoin
  /// and M. J. Gierl, Applied Measurement in Education 14 (2001).
  public let explainedVariance: Double

  /// The test.
  ///
  /// - Returns: `nil` without right and wrong answers in both groups, without differences in the matching values, or if some model predicts
  ///   right answers perfectly, so that its coefficients are infinite.
  public init?(_ observations: [DIFObservation]) {
    let observations = observations.filter { $0.matching.isFinite && $0.count > 0 }
    let values = Moments(observations.map { ($0.matching, $0.count) })
    guard values.deviation > 0, Self.hasBothAnswersInBothGroups(observations) else { return nil }
    let rows = observations.map { observation in
      let matching = (observation.matching - values.mean) / values.deviation
      return LogisticRegression.Row(
        predictors: [1, matching, observation.isFocal ? 1 : 0, observation.isFocal ? matching : 0], isRight: observation.isRight,
        count: Double(observation.count))
    }
    let models = [1, 2, 3, 4].map { LogisticRegression(rows, predictors: $0) }
    guard let empty = models[0], let plain = models[1], let grouped = models[2], let full = models[3] else { return nil }
    overall = Self.test(plain, full, degrees: 2)
    uniform = Self.test(plain, grouped, degrees: 1)
    nonuniform = Self.test(grouped, full, degrees: 1)
    groupEffect = grouped.coefficients[2]
    explainedVariance = full.explainedVariance(over: empty) - plain.explainedVariance(over: empty)
  }

  private static func hasBothAnswersInBothGroups(_ observations: [DIFObservation]) -> Bool {
    let answers = Set(observations.map { ($0.isFocal ? 2 : 0) + ($0.isRight ? 1 : 0) })
    return answers.count == 4
  }

  /// The likelihood-ratio test of two nested models.
  private static func test(_ smaller: LogisticRegression, _ larger: LogisticRegression, degrees: Int) -> ChiSquareTest {
    ChiSquareTest(statistic: max(2 * (larger.logLikelihood - smaller.logLikelihood), 0), degreesOfFreedom: degrees)
  }
}
