/// The items of a form as one test: its expected raw score and its information at each ability.
public struct TestCharacteristics: Sendable, Hashable {
  /// The items of the form.
  public let items: [ItemParameters]

  /// The characteristics of a form.
  ///
  /// - Throws: ``MeasurementError/count`` without items.
  public init(items: [ItemParameters]) throws(MeasurementError) {
    guard !items.isEmpty else { throw .count }
    self.items = items
  }

  /// The test characteristic curve: the expected number of right answers at an ability. It increases with the ability.
  public func expectedScore(at ability: Double) -> Double {
    items.reduce(0) { $0 + $1.probability(at: ability) }
  }

  /// The test information: the sum of the information of the items, in 1/logit².
  public func information(at ability: Double) -> Double {
    items.reduce(0) { $0 + $1.information(at: ability) }
  }

  /// The standard error of a maximum likelihood estimate at an ability: 1 / √information; infinity where there is no information.
  public func standardError(at ability: Double) -> Double { 1 / PortableMath.squareRoot(information(at: ability)) }

  /// The ability at which a raw score is expected: the inverse of the test characteristic curve. It turns a raw cut into a cut in logits.
  ///
  /// - Returns: −infinity for a score at or below the sum of the chances, infinity for a score at or above the sum of the ceilings, NaN
  ///   for NaN.
  public func ability(expectedScore score: Double) -> Double {
    guard score > items.reduce(0, { $0 + $1.chance }) else { return score.isNaN ? score : -.infinity }
    guard score < items.reduce(0, { $0 + $1.ceiling }) else { return .infinity }
    var (low, high) = (-1.0, 1.0)
    while expectedScore(at: low) > score, low > -1e6 { low *= 2 }
    while expectedScore(at: high) < score, high < 1e6 { high *= 2 }
    return Bisection.root(from: low, to: high) { score - expectedScore(at: $0) }
  }
}
