/// The maximization step: the parameters that make the expected counts most probable.
struct MaximizationStep: Sendable {
  let estimates: [ItemEstimate]
  let population: PopulationModel
  let quadrature: Quadrature

  /// The largest number of scoring steps for an item. The next iteration continues from the last.
  static let maximumSteps = 5
  /// The largest number of times that a step is halved.
  static let maximumHalvings = 10
  /// A step below it is the last.
  static let minimumStep = 1e-6

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
      // NB: without chance it is Newton's method, and the next step would be about the square of this one.
      let isLast = max(abs(step.slope), abs(step.intercept)) < Self.minimumStep
      curve = isLast || estimate.isConcave(curve) ? estimate.moved(curve, by: step) : climbed(from: curve, by: step, estimate, counts)
      if isLast { break }
    }
    return curve
  }

  /// The curve after a step that is halved until it does not lower the objective. With a chance, a ceiling or a prior the objective can have
  /// more curvature than expected, and whole steps would go back and forth over its maximum.
  private func climbed(
    from curve: ItemCurve, by step: (slope: Double, intercept: Double), _ estimate: ItemEstimate, _ counts: ExpectedCounts
  ) -> ItemCurve {
    let start = objective(of: curve, estimate, counts)
    var step = step
    for _ in 0..<Self.maximumHalvings {
      let moved = estimate.moved(curve, by: step)
      if objective(of: moved, estimate, counts) >= start - 1e-12 * abs(start) { return moved }
      step = (step.slope / 2, step.intercept / 2)
    }
    return curve
  }

  /// The expected log-likelihood of the answers to an item, with its prior.
  private func objective(of curve: ItemCurve, _ estimate: ItemEstimate, _ counts: ExpectedCounts) -> Double {
    var sum = estimate.prior?.logDensity(of: curve) ?? 0
    for (node, ability) in quadrature.abilities.enumerated() {
      let (wrong, right) = counts.answers(item: estimate.item, node: node)
      guard right + wrong > 0 else { continue }
      let logs = curve.logProbabilities(at: ability)
      sum += right * logs.right + wrong * logs.wrong
    }
    return sum
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
