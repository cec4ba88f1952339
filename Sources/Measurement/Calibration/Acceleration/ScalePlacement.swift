/// The place and the unit of the scale: a common shift of all difficulties and of the mean ability, and a common factor of all of them and
/// of the standard deviation, by which discriminations are divided.
///
/// Both change no probability of an answer, so that only the priors determine them. With many persons, an iteration of EM moves along them by
/// a small part of the way, and would need thousands of iterations. This moves all the way at once, which is parameter expansion: C. Liu, D.
/// B. Rubin and Y. N. Wu, "Parameter expansion to accelerate EM: the PX-EM algorithm", Biometrika 85 (1998).
struct ScalePlacement {
  let vector: ParameterVector
  let quadrature: Quadrature

  /// The parameters after an iteration, on the scale on which the priors and the responses agree.
  ///
  /// - Parameters:
  ///   - image: The parameters after the iteration.
  ///   - start: The parameters before it.
  ///   - counts: The expected counts at the start.
  func applied(to image: CalibrationParameters, from start: CalibrationParameters, counts: ExpectedCounts) -> CalibrationParameters {
    guard isFree(start) else { return image }
    // NB: the responses say nothing of the scale as far as the abilities of the quadrature cover the population. Their small share is kept,
    // so that the end of the iteration is that of EM.
    let (all, priors, next) = (slope(at: start, counts: counts), pull(at: start), pull(at: image))
    let force = Move(shift: all.shift - priors.shift + next.shift, logFactor: all.logFactor - priors.logFactor + next.logFactor)
    return moved(image, by: step(for: force, at: image))
  }

  /// Whether the scale can move: no item is fixed, and the mean is estimated.
  private func isFree(_ parameters: CalibrationParameters) -> Bool {
    let hasFixedItem = parameters.curves.count { $0 != nil } > vector.estimates.count
    return vector.population.estimatesMean && !hasFixedItem && vector.estimates.contains { $0.prior != nil }
  }

  /// Whether the unit can change too.
  private var hasFreeUnit: Bool { vector.population.estimatesSpread && vector.estimates.allSatisfy { $0.estimatesSlope } }

  /// The derivatives of the log-likelihood with priors.
  private func slope(at parameters: CalibrationParameters, counts: ExpectedCounts) -> Move {
    let score = MarginalScore(vector: vector, quadrature: quadrature).values(at: parameters, counts: counts)
    var (slope, place) = (Move(shift: 0, logFactor: 0), 0)
    for estimate in vector.estimates {
      guard let curve = parameters.curves[estimate.item] else { continue }
      place += estimate.parameterCount
      slope.shift -= curve.slope * score[place - 1]
      if hasFreeUnit { slope.logFactor -= curve.slope * score[place - 2] }
    }
    slope.shift += score[place]
    if hasFreeUnit { slope.logFactor += parameters.population.mean * score[place] + score[place + 1] }
    return slope
  }

  /// The derivatives of the logarithm of the priors.
  private func pull(at parameters: CalibrationParameters) -> Move {
    priors(at: parameters).reduce(into: Move(shift: 0, logFactor: 0)) { pull, item in
      let force = item.prior.difficultyInformation * (item.prior.difficulty - item.difficulty)
      pull.shift += force
      pull.logFactor += force * item.difficulty
      pull.logFactor += (PortableMath.log(item.discrimination) - item.prior.logDiscrimination) * item.prior.discriminationInformation
    }
  }

  /// The step of the method of Gauss and Newton, with the information of the priors.
  private func step(for force: Move, at parameters: CalibrationParameters) -> Move {
    var (place, both, unit) = (0.0, 0.0, 0.0)
    for (prior, difficulty, _) in priors(at: parameters) {
      place += prior.difficultyInformation
      both += prior.difficultyInformation * difficulty
      unit += prior.difficultyInformation * difficulty * difficulty + prior.discriminationInformation
    }
    guard hasFreeUnit else { return Move(shift: force.shift / place, logFactor: 0) }
    // NB: above 0, because each prior of a discrimination adds to it.
    let determinant = place * unit - both * both
    return Move(
      shift: (unit * force.shift - both * force.logFactor) / determinant,
      logFactor: (place * force.logFactor - both * force.shift) / determinant)
  }

  private func priors(
    at parameters: CalibrationParameters
  ) -> [(prior: ItemPrior, difficulty: Double, discrimination: Double)] {
    vector.estimates.compactMap { estimate in
      guard let prior = estimate.prior, let curve = parameters.curves[estimate.item] else { return nil }
      return (prior, -curve.intercept / curve.slope, curve.slope)
    }
  }

  private func moved(_ parameters: CalibrationParameters, by move: Move) -> CalibrationParameters {
    let factor = PortableMath.exp(min(max(move.logFactor, -1), 1))
    var moved = parameters
    for estimate in vector.estimates {
      guard let curve = parameters.curves[estimate.item] else { continue }
      let slope = curve.slope / factor
      moved.curves[estimate.item] = estimate.limited(slope: slope, intercept: curve.intercept - slope * move.shift, of: curve)
    }
    let population = parameters.population
    moved.population = population.limited(
      mean: population.mean * factor + move.shift, standardDeviation: hasFreeUnit ? population.standardDeviation * factor : nil,
      spreads: vector.spreads)
    return moved
  }
}

/// A change of the scale, or the derivatives by it.
private struct Move {
  /// Is added to difficulties and abilities, in logits.
  var shift: Double
  /// The logarithm of what they are multiplied by before.
  var logFactor: Double
}

extension ItemPrior {
  /// What the prior knows about the difficulty: 1 / variance.
  fileprivate var difficultyInformation: Double { 1 / (difficultyDeviation * difficultyDeviation) }
  /// What the prior knows about the logarithm of the discrimination: 1 / variance.
  fileprivate var discriminationInformation: Double { 1 / (logDiscriminationDeviation * logDiscriminationDeviation) }
}
