/// The expected ability for each number of right answers: EAPsum, with the recursion of F. M. Lord and M. S. Wingersky, "Comparison of IRT
/// true-score and equipercentile observed-score equatings" (Applied Psychological Measurement 8, 1984).
public struct SumScoreEstimates: Sendable, Hashable {
  /// The estimates for 0, 1, 2 … right answers, up to the number of items.
  public let estimates: [AbilityEstimate]
  /// The probability of each number of right answers in the population of the prior.
  public let probabilities: [Double]

  /// The estimates for a form.
  ///
  /// - Throws: ``MeasurementError/count`` without items.
  public init(items: [ItemParameters], prior: NormalPrior = .standard) throws(MeasurementError) {
    guard !items.isEmpty else { throw .count }
    let distributions = prior.nodes.map { Self.distribution(items, at: $0) }
    let joint = (0...items.count).map { score in
      zip(distributions, prior.weights).map { $0[score] * $1 }
    }
    estimates = joint.map { AbilityEstimate(nodes: prior.nodes, weights: $0) }
    probabilities = joint.map { $0.reduce(0, +) }
  }

  /// The probability of each number of right answers at an ability.
  static func distribution(_ items: [ItemParameters], at ability: Double) -> [Double] {
    ScoreDistribution.of(items.map { $0.probability(at: ability) })
  }
}
