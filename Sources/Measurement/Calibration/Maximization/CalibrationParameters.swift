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

  /// The number of parameters of items and population.
  var count: Int { estimates.reduce(populationCount) { $0 + $1.parameterCount } }

  private var populationCount: Int {
    switch population {
    case .fixed: 0
    case .freeSpread: 1
    case .free: 2
    }
  }

  /// The numbers of parameters.
  func numbers(of parameters: CalibrationParameters) -> [Double] {
    var numbers: [Double] = []
    for estimate in estimates {
      guard let curve = parameters.curves[estimate.item] else { continue }
      if estimate.estimatesSlope { numbers.append(curve.slope) }
      numbers.append(curve.intercept)
    }
    if population == .free { numbers.append(parameters.population.mean) }
    if populationCount > 0 { numbers.append(PortableMath.log(parameters.population.standardDeviation)) }
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
    let old = parameters.population
    let mean = population == .free ? rest.popFirst() ?? old.mean : old.mean
    let spread = populationCount > 0 ? rest.popFirst().map(PortableMath.exp) ?? old.standardDeviation : old.standardDeviation
    let range = AbilityPopulation.estimableSpread
    result.population = AbilityPopulation(
      uncheckedMean: min(max(mean, -100), 100),
      standardDeviation: populationCount > 0 ? min(max(spread, range.lowerBound), range.upperBound) : spread)
    return result
  }
}
