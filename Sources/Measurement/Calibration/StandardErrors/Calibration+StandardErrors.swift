extension Calibration {
  /// The standard errors of all items, from the observed information: minus the second derivatives of the marginal log-likelihood, with
  /// priors. They are differences of first derivatives at 10⁻⁴ to both sides of each estimate.
  ///
  /// - Parameter counts: Computes the expected counts of all persons with a step. It is called twice for each parameter.
  /// - Returns: One for each item, in the order of the items; `nil` if the responses do not determine the parameters, so that the
  ///   information has no inverse.
  public func standardErrors(counts: (ExpectationStep) -> ExpectedCounts) -> [ItemStandardErrors]? {
    let vector = determinedVector()
    guard let covariances = information(vector: vector, counts: counts).inverse() else { return nil }
    var (errors, place) = ([ItemStandardErrors](repeating: .none, count: items.count), 0)
    for estimate in vector.estimates {
      guard let curve = current.curves[estimate.item] else { continue }
      errors[estimate.item] = self.errors(of: curve, estimate: estimate, place: place, covariances: covariances)
      place += estimate.parameterCount
    }
    return errors
  }

  /// The standard errors from all persons of a matrix, on one thread.
  public func standardErrors(_ matrix: ResponseMatrix) -> [ItemStandardErrors]? { standardErrors { $0.counts(of: matrix) } }

  /// The parameters without those that have no maximum: items at their limits, and the standard deviation of persons without differences.
  private func determinedVector() -> ParameterVector {
    let estimates = vector.estimates.filter { estimate in current.curves[estimate.item].map { !estimate.isAtLimit($0) } ?? false }
    return ParameterVector(estimates: estimates, population: determinedPopulation(), spreads: vector.spreads)
  }

  private func determinedPopulation() -> PopulationModel {
    let spread = current.population.standardDeviation
    guard vector.population.estimatesSpread, spread <= vector.spreads.lowerBound || spread >= vector.spreads.upperBound else {
      return vector.population
    }
    return vector.population.estimatesMean ? .freeMean(standardDeviation: spread) : .fixed(current.population)
  }

  private func information(vector: ParameterVector, counts: (ExpectationStep) -> ExpectedCounts) -> SymmetricMatrix {
    let (center, score) = (vector.numbers(of: current), MarginalScore(vector: vector, quadrature: plan.quadrature))
    var information = SymmetricMatrix(size: center.count)
    let distance = 1e-4
    for column in center.indices {
      let sides = [distance, -distance].map { shift in
        var numbers = center
        numbers[column] += shift
        let parameters = vector.parameters(numbers, like: current)
        return score.values(at: parameters, counts: counts(step(at: parameters)))
      }
      for row in center.indices { information[row, column] = (sides[1][row] - sides[0][row]) / (2 * distance) }
    }
    return information.symmetrized()
  }

  private func errors(
    of curve: ItemCurve, estimate: ItemEstimate, place: Int, covariances: SymmetricMatrix
  ) -> ItemStandardErrors {
    let (slope, difficulty) = (curve.slope * unit, -curve.intercept / (curve.slope * unit))
    if estimate.estimatesSlope {
      return ItemStandardErrors(
        slope: slope, difficulty: difficulty, slopeVariance: covariances[place, place], covariance: covariances[place, place + 1],
        interceptVariance: covariances[place + 1, place + 1])
    }
    // NB: the common discrimination is the standard deviation of the Rasch model, whose logarithm is the last parameter.
    let isEstimated = plan.model == .commonDiscrimination && determinedPopulation().estimatesSpread
    let (last, byLog) = (covariances.size - 1, isEstimated ? unit : 0)
    return ItemStandardErrors(
      slope: slope, difficulty: difficulty, slopeVariance: byLog * byLog * covariances[last, last],
      covariance: byLog * covariances[place, last], interceptVariance: covariances[place, place])
  }
}
