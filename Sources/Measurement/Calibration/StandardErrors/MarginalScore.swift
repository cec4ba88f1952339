/// The derivative of the marginal log-likelihood, with priors, by each parameter.
///
/// It equals the derivative of the expected complete log-likelihood at the same parameters: R. A. Fisher's identity, in T. A. Louis,
/// "Finding the observed information matrix when using the EM algorithm", Journal of the Royal Statistical Society B 44 (1982).
struct MarginalScore {
  let vector: ParameterVector
  let quadrature: Quadrature

  /// The derivatives in the order of ``ParameterVector``, from the expected counts at the same parameters.
  func values(at parameters: CalibrationParameters, counts: ExpectedCounts) -> [Double] {
    vector.estimates.flatMap { estimate -> [Double] in
      guard let curve = parameters.curves[estimate.item] else { return [] }
      var score = ItemScore(of: curve, item: estimate.item, counts: counts, abilities: quadrature.abilities)
      if let prior = estimate.prior { score.add(prior, for: curve) }
      return estimate.estimatesSlope ? [score.slope, score.intercept] : [score.intercept]
    } + populationScore(parameters.population, counts: counts)
  }

  /// The derivatives of Σ n log w by the mean and by the logarithm of the standard deviation, where the weights w have the sum 1.
  private func populationScore(_ population: AbilityPopulation, counts: ExpectedCounts) -> [Double] {
    if vector.population.parameterCount == 0 { return [] }
    let abilities = quadrature.abilities
    let weights = population.logWeights(at: abilities).map(PortableMath.exp)
    let distances = abilities.map { ($0 - population.mean) / population.standardDeviation }
    let (first, second) = zip(distances, weights).reduce((0.0, 0.0)) { ($0.0 + $1.0 * $1.1, $0.1 + $1.0 * $1.0 * $1.1) }
    var (mean, spread) = (0.0, 0.0)
    for (node, distance) in distances.enumerated() {
      let persons = counts.persons(node: node)
      mean += persons * (distance - first) / population.standardDeviation
      spread += persons * (distance * distance - second)
    }
    return (vector.population.estimatesMean ? [mean] : []) + (vector.population.estimatesSpread ? [spread] : [])
  }
}
