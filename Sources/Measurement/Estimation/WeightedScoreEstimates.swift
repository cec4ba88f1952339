/// The expected ability of learners with each weighted score on a form: the recursion of F. M. Lord and M. S. Wingersky, "Comparison of IRT
/// true-score and equipercentile observed-score equatings" (Applied Psychological Measurement 8, 1984), with a weight for each item.
///
/// It integrates over all tendencies to guess. A table of levels by score can be compared with it.
public struct WeightedScoreEstimates: Sendable, Hashable {
  /// The estimates for the scores 0, 1, 2 … up to the sum of the weights; `nil` for a score that no answers give.
  public let estimates: [AbilityEstimate?]

  /// The estimates for a form. The time grows with items × highest score × nodes of the grid.
  ///
  /// - Parameters:
  ///   - table: The form. Its prior is the distribution of the learners.
  ///   - weights: The points for a right answer to each item.
  /// - Throws: ``MeasurementError/count`` unless there is a weight of at least 0 for each item.
  public init(table: ResponseTable, weights: [Int]) throws(MeasurementError) {
    guard weights.count == table.items.count, weights.allSatisfy({ $0 >= 0 }) else { throw .count }
    let grid = table.prior.grid
    let scores = weights.reduce(0, +) + 1
    var joint = [Double](repeating: 0, count: scores * grid.abilities.count)
    for (place, ability) in grid.abilities.enumerated() {
      let prior = PortableMath.exp(table.prior.logWeights[place].nats)
      for guessing in grid.guessing {
        let probabilities = table.items.map {
          table.model.probability(of: .right, to: $0, ability: ability, guessing: guessing)
        }
        for (score, probability) in ScoreDistribution.of(probabilities, weights: weights).enumerated() {
          joint[score * grid.abilities.count + place] += prior * probability
        }
      }
    }
    estimates = (0..<scores).map { score in
      let likelihoods = Array(joint[score * grid.abilities.count..<(score + 1) * grid.abilities.count])
      return likelihoods.contains { $0 > 0 } ? AbilityEstimate(nodes: grid.abilities, weights: likelihoods) : nil
    }
  }
}
