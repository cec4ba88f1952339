/// The item-fit statistic S-X² of M. Orlando and D. Thissen, "Likelihood-based item-fit indices for dichotomous item response theory
/// models", Applied Psychological Measurement 24 (2000).
///
/// Persons are grouped by their number of right answers. The share of right answers to an item in each group is compared with the share
/// that the model expects. Rows with an item that is not answered do not count: their number of right answers cannot be compared.
public struct SX2: Sendable, Hashable {
  /// One test for each item, in the order of the items.
  public let items: [ChiSquareTest]
  /// The number of persons who answered all items.
  public let persons: Int

  /// The smallest expected number of right and of wrong answers in a group. Smaller groups are joined with a neighbour.
  public static let minimumExpectedCount = 1.0

  /// Tests the fit of all items.
  ///
  /// - Parameters:
  ///   - matrix: The responses.
  ///   - items: The parameters of each item.
  ///   - prior: The distribution of abilities among the persons.
  ///   - estimatedParameters: The number of parameters of each item that were estimated from the same responses: 2 for two-parameter items,
  ///     1 for Rasch items, 0 for known items.
  /// - Throws: ``MeasurementError/count`` if the numbers of items differ.
  public init(
    _ matrix: ResponseMatrix, items: [ItemParameters], prior: NormalPrior = .standard, estimatedParameters: Int
  ) throws(MeasurementError) {
    guard matrix.items == items.count else { throw .count }
    let scores = ScoreGroups(matrix)
    persons = scores.persons.reduce(0, +)
    // NB: without persons there is nothing to compare, and the shares of many items take long.
    let expected = persons > 0 ? Self.expectedShares(items, prior: prior) : scores.right.map { $0.map { _ in 0 } }
    self.items = items.indices.map { item in
      let cells = (1..<max(items.count, 1)).map { score in
        ScoreCell(persons: scores.persons[score], right: scores.right[item][score], expectedShare: expected[item][score])
      }
      let joined = ScoreCell.joined(cells, minimum: Self.minimumExpectedCount)
      return ChiSquareTest(
        statistic: joined.reduce(0) { $0 + $1.statistic }, degreesOfFreedom: joined.count - max(estimatedParameters, 0))
    }
  }

  /// For each item and number of right answers, the share of persons who answer the item right: the integral of P · f without the item,
  /// over the integral of f, where f is the distribution of the number of right answers at an ability.
  private static func expectedShares(_ items: [ItemParameters], prior: NormalPrior) -> [[Double]] {
    var totals = [Double](repeating: 0, count: items.count + 1)
    var rights = [[Double]](repeating: totals, count: items.count)
    for (ability, weight) in zip(prior.nodes, prior.weights) {
      let probabilities = items.map { $0.probability(at: ability) }
      for (score, probability) in ScoreDistribution.of(probabilities).enumerated() { totals[score] += weight * probability }
      for item in items.indices {
        let others = ScoreDistribution.of(probabilities, excluding: item)
        for (score, probability) in others.enumerated() { rights[item][score + 1] += weight * probability * probabilities[item] }
      }
    }
    return rights.map { right in zip(right, totals).map { $1 > 0 ? $0 / $1 : 0 } }
  }
}
