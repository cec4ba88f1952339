/// The dependence of answers to questions about one text, beyond what the ability of the learner explains.
///
/// A learner who understands a text answers all of its questions better. So the answers say less about the level than as many answers to
/// questions that stand alone: E. T. Bradlow, H. Wainer and X. Wang, "A Bayesian random effects model for testlets", Psychometrika 64 (1999).
public struct LocalDependence: Sendable, Hashable {
  /// The correlation of two answers to questions about one text, from 0 to 1.
  public let correlation: Double

  /// A dependence with a correlation. Numbers outside 0 to 1 count as the nearer end.
  public init(correlation: Double) { self.correlation = min(max(correlation, 0), 1) }

  /// An assumption and not an estimate. A text effect with a standard deviation of 0.7 logits gives right and wrong answers this correlation
  /// where half of them are right.
  public static let standard = LocalDependence(correlation: 0.15)

  /// The share of its log-likelihood that each answer counts with, from 0 to 1.
  ///
  /// n answers together count as many as n / (1 + (n − 1) ρ) answers that do not depend on each other. This is the effective sample size of
  /// a cluster: L. Kish, Survey Sampling (Wiley 1965), section 5.4.
  ///
  /// - Parameter count: The number of questions about the text, 1 or more.
  public func weight(ofEach count: Int) -> Double { 1 / (1 + Double(max(count, 1) - 1) * correlation) }

  /// The weights of items that belong to units, such as texts.
  ///
  /// - Parameter units: For each item, a number that is the same for all items of its unit; nil for an item that stands alone.
  public func weights(units: [Int?]) -> [Double] {
    // NB: no dictionary counts the units, because Embedded Swift cannot build one from pairs.
    units.map { unit in unit == nil ? 1 : weight(ofEach: units.count { $0 == unit }) }
  }
}
