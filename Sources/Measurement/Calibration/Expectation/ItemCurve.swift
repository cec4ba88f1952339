/// The response function of an item in slope and intercept: P(θ) = c + (d − c) · logistic(slope · θ + intercept).
///
/// The likelihood is better behaved in slope and intercept than in discrimination and difficulty. The discrimination is the slope; the
/// difficulty is −intercept / slope.
struct ItemCurve: Sendable, Hashable {
  var slope: Double
  var intercept: Double
  let chance: Double
  let ceiling: Double

  /// Larger logits count as this one: the probability is then far below all rounding.
  static let maximumLogit = 500.0

  /// slope · θ + intercept.
  func logit(at ability: Double) -> Double {
    min(max(slope * ability + intercept, -Self.maximumLogit), Self.maximumLogit)
  }

  /// The logarithms of the probabilities of a right and a wrong answer. Neither loses digits where the probability is near 0 or 1.
  func logProbabilities(at ability: Double) -> (right: Double, wrong: Double) {
    let logit = logit(at: ability)
    let right = PortableMath.logLogistic(logit)
    let wrong = right - logit
    guard chance > 0 || ceiling < 1 else { return (right, wrong) }
    let span = ceiling - chance
    return (
      PortableMath.log(chance + span * PortableMath.exp(right)), PortableMath.log((1 - ceiling) + span * PortableMath.exp(wrong))
    )
  }
}
