/// All parameters at some point of a calibration.
struct CalibrationParameters: Sendable, Hashable {
  /// The curve of each item; `nil` where an item takes no part.
  var curves: [ItemCurve?]
  var population: AbilityPopulation
}

/// The estimated parameters as a list of numbers, for acceleration: slope and intercept of each item, then the mean and the logarithm of
/// the standard deviation of the population.
struct ParameterVector: Sendable {
  let estimates: [ItemEstimate]
  let population: PopulationModel
  /// The standard deviations that can be estimated.
  let spreads: ClosedRange<Double>

  /// The number of parameters of items and population.
  var count: Int { estimates.reduce(population.parameterCount) { $0 + $1.parameterCount } }

  /// The numbers of parameters.
  func numbers(of parameters: CalibrationParameters) -> [Double] {
    var numbers: [Double] = []
    for estimate in estimates {
      guard let curve = parameters.curves[estimate.item] else { continue }
      if estimate.estimatesSlope { numbers.append(curve.slope) }
      numbers.append(curve.intercept)
    }
    if population.estimatesMean { numbers.append(parameters.population.mean) }
    if population.estimatesSpread { numbers.append(PortableMath.log(parameters.population.standardDeviation)) }
    return numbers
  }

  /// Parameters with other numbers, within their limits.
  func parameters(_ numbers: [Double], like parameters: CalibrationParameters) -> CalibrationParameters {
    var (result, rest) = (parameters, numbers[...])
    for estimate in estimates {
      guard let curve = parameters.curves[estimate.item] else { continue }
      let slope = estimate.estimatesSlope ? rest.popFirst() ?? curve.slope : curve.slope
      result.curves[estimate.item] = estimate.limited(slope: slope, intercept: rest.popFirst() ?? curve.intercept, of: curve)
    }
    let mean = population.estimatesMean ? rest.popFirst() : nil
    let spread = population.estimatesSpread ? rest.popFirst().map(PortableMath.exp) : nil
    result.population = parameters.population.limited(mean: mean, standardDeviation: spread, spreads: spreads)
    return result
  }
}
