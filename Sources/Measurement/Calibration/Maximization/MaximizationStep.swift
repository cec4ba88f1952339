/// The maximization step: the parameters that make the expected counts most probable.
struct MaximizationStep: Sendable {
  let estimates: [ItemEstimate]
  let population: PopulationModel
  let quadrature: Quadrature

  /// The largest number of scoring steps for an item. The next iteration continues from the last.
  static let maximumSteps = 5

  /// The parameters after the step.
  func parameters(from parameters: CalibrationParameters, counts: ExpectedCounts) -> CalibrationParameters {
    var next = parameters
    for estimate in estimates {
      guard let curve = parameters.curves[estimate.item] else { continue }
      next.curves[estimate.item] = maximized(curve, estimate: estimate, counts: counts)
    }
    next.population = maximized(parameters.population, counts: counts)
    return next
  }

  private func maximized(_ curve: ItemCurve, estimate: ItemEstimate, counts: ExpectedCounts) -> ItemCurve {
    var curve = curve
    for _ in 0..<Self.maximumSteps {
      var score = ItemScore(of: curve, item: estimate.item, counts: counts, abilities: quadrature.abilities)
      if let prior = estimate.prior { score.add(prior, for: curve) }
      let step = score.step(estimatesSlope: estimate.estimatesSlope)
      curve = estimate.limited(slope: curve.slope + step.slope, intercept: curve.intercept + step.intercept, of: curve)
      // NB: without chance it is Newton's method, and the next step would be about the square of this one.
      if max(abs(step.slope), abs(step.intercept)) < 1e-6 { break }
    }
    return curve
  }

  /// The mean and the standard deviation of the expected persons, as far as they are free.
  private func maximized(_ population: AbilityPopulation, counts: ExpectedCounts) -> AbilityPopulation {
    if self.population.parameterCount == 0 { return population }
    var (total, sum, squares) = (0.0, 0.0, 0.0)
    for (node, ability) in quadrature.abilities.enumerated() {
      let persons = counts.persons(node: node)
      total += persons
      sum += persons * ability
      squares += persons * ability * ability
    }
    guard total > 0 else { return population }
    let mean = self.population.estimatesMean ? sum / total : population.mean
    let variance = squares / total - 2 * mean * (sum / total) + mean * mean
    let spread = PortableMath.squareRoot(max(variance, 0))
    return population.limited(
      mean: mean, standardDeviation: self.population.estimatesSpread ? spread : nil, spreads: quadrature.estimableSpreads)
  }
}
