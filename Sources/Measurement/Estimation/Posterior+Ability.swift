extension Posterior {
  /// The probability of each ability of the grid, over all guessing tendencies.
  public var abilityWeights: [Double] {
    let count = table.prior.grid.abilities.count
    var sums = Array(weights[..<count])
    for node in count..<weights.count { sums[node % count] += weights[node] }
    return sums
  }

  /// The mean of the ability in logits and its standard deviation: the EAP estimate and its standard error (R. D. Bock and R. J. Mislevy,
  /// "Adaptive EAP estimation of ability in a microcomputer environment", 1982).
  public var ability: AbilityEstimate {
    AbilityEstimate(nodes: table.prior.grid.abilities, weights: abilityWeights)
  }

  /// The mean of the guessing tendency γ, from 0 to 1.
  public var guessing: Double {
    let count = table.prior.grid.abilities.count
    return weights.enumerated().reduce(0) { $0 + $1.element * table.prior.grid.guessing[$1.offset / count] }
  }
}
