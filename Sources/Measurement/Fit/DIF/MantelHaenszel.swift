/// The Mantel–Haenszel test for DIF: P. W. Holland and D. T. Thayer, "Differential item performance and the Mantel–Haenszel procedure"
/// (1988), after N. Mantel and W. Haenszel (1959).
public struct MantelHaenszel: Sendable, Hashable {
  /// The classes of the Educational Testing Service: N. J. Dorans and P. W. Holland, "DIF detection and description" (1993).
  public enum Category: String, Sendable, Hashable, CaseIterable {
    /// Negligible: |Δ| is below 1, or not significantly different from 0.
    case a
    /// Intermediate.
    case b
    /// Large: |Δ| is at least 1.5 and significantly above 1. Such an item should not be used without a reason.
    case c
  }

  /// The common odds ratio of a right answer, reference group to focal group. Above 1 the item is harder for the focal group.
  public let oddsRatio: Double
  /// Δ = −2.35 · log(odds ratio), on the delta scale. Below 0 the item is harder for the focal group.
  public let delta: Double
  /// The standard error of Δ, from the variance of J. Robins, N. Breslow and S. Greenland (1986).
  public let standardError: Double
  /// The test of an odds ratio of 1, with the continuity correction of ½.
  public let test: ChiSquareTest
  /// The class of the item.
  public let category: Category

  /// The test over strata of equal matching values.
  ///
  /// - Returns: `nil` if no stratum compares right and wrong answers of both groups, or if one group has only right or only wrong answers
  ///   there: the odds ratio is then 0 or infinite.
  public init?(_ observations: [DIFObservation]) {
    var strata: [Double: Stratum] = [:]
    for observation in observations where !observation.matching.isNaN { strata[observation.matching, default: Stratum()].add(observation) }
    // NB: sorted, because a dictionary has another order in each run, and sums would round differently.
    self.init(strata.sorted { $0.key < $1.key }.map { $0.value }.filter { $0.isUsable })
  }

  private init?(_ strata: [Stratum]) {
    let (up, down) = (strata.reduce(0) { $0 + $1.up }, strata.reduce(0) { $0 + $1.down })
    let variance = strata.reduce(0) { $0 + $1.variance }
    guard up > 0, down > 0, variance > 0 else { return nil }
    oddsRatio = up / down
    delta = -2.35 * PortableMath.log(oddsRatio)
    standardError = 2.35 * PortableMath.squareRoot(Self.logVariance(strata, up: up, down: down))
    let distance = max(abs(strata.reduce(0) { $0 + $1.referenceRight - $1.expected }) - 0.5, 0)
    test = ChiSquareTest(statistic: distance * distance / variance, degreesOfFreedom: 1)
    category = Self.category(delta: abs(delta), standardError: standardError, test: test)
  }

  /// The variance of the logarithm of the odds ratio.
  private static func logVariance(_ strata: [Stratum], up: Double, down: Double) -> Double {
    let own = strata.reduce(0) { $0 + $1.agreement * $1.up } / (2 * up * up)
    let shared = strata.reduce(0) { $0 + $1.agreement * $1.down + (1 - $1.agreement) * $1.up } / (2 * up * down)
    return own + shared + strata.reduce(0) { $0 + (1 - $1.agreement) * $1.down } / (2 * down * down)
  }

  private static func category(delta: Double, standardError: Double, test: ChiSquareTest) -> Category {
    guard delta >= 1, (test.probability ?? 1) < 0.05 else { return .a }
    // NB: one-sided test of |Δ| ≤ 1 at 5 %.
    return delta >= 1.5 && delta - 1 > 1.645 * standardError ? .c : .b
  }
}

/// The answers of persons with the same matching value.
private struct Stratum {
  var referenceRight = 0.0
  var referenceWrong = 0.0
  var focalRight = 0.0
  var focalWrong = 0.0

  mutating func add(_ observation: DIFObservation) {
    let count = Double(observation.count)
    switch (observation.isFocal, observation.isRight) {
    case (false, true): referenceRight += count
    case (false, false): referenceWrong += count
    case (true, true): focalRight += count
    case (true, false): focalWrong += count
    }
  }

  private var total: Double { referenceRight + referenceWrong + focalRight + focalWrong }
  private var reference: Double { referenceRight + referenceWrong }
  private var right: Double { referenceRight + focalRight }

  /// Whether it compares both groups.
  var isUsable: Bool { reference > 0 && reference < total }
  var up: Double { referenceRight * focalWrong / total }
  var down: Double { referenceWrong * focalRight / total }
  /// The share of persons whose answer agrees with an item that is easier for the reference group.
  var agreement: Double { (referenceRight + focalWrong) / total }
  /// The expected number of right answers of the reference group, without DIF.
  var expected: Double { reference * right / total }
  /// Its variance.
  var variance: Double { total > 1 ? reference * (total - reference) * right * (total - right) / (total * total * (total - 1)) : 0 }
}
