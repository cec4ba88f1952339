/// An estimate of an ability with its standard error.
public struct AbilityEstimate: Sendable, Hashable {
  /// In logits.
  public let ability: Double
  /// In logits. Infinity where the responses carry no information.
  public let standardError: Double

  /// An estimate from its parts.
  public init(ability: Double, standardError: Double) {
    self.ability = ability
    self.standardError = standardError
  }

  /// The mean and the standard deviation of a distribution.
  ///
  /// - Parameter weights: One for each node, in any unit.
  init(nodes: [Double], weights: [Double]) {
    var (total, first, second) = (0.0, 0.0, 0.0)
    for (node, weight) in zip(nodes, weights) {
      total += weight
      first += weight * node
      second += weight * node * node
    }
    let mean = first / total
    self.init(ability: mean, standardError: PortableMath.squareRoot(max(second / total - mean * mean, 0)))
  }
}
