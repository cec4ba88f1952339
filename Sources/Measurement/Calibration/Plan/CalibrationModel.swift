/// The part of the item parameters that calibration estimates.
public enum CalibrationModel: String, Sendable, Hashable, CaseIterable {
  /// The difficulty of each item. Each discrimination is 1. G. Rasch, "Probabilistic Models for Some Intelligence and Attainment Tests"
  /// (1960).
  case rasch
  /// The difficulty of each item and one discrimination for all. It is the Rasch model on the scale where the population has the standard
  /// deviation 1.
  case commonDiscrimination
  /// The difficulty and the discrimination of each item. A. Birnbaum in F. M. Lord and M. R. Novick, "Statistical Theories of Mental Test
  /// Scores" (1968).
  case twoParameter
}

/// The part of the population that calibration estimates.
public enum PopulationModel: Sendable, Hashable {
  /// Nothing: the population is known. It determines origin and unit of the scale.
  case fixed(AbilityPopulation)
  /// The standard deviation. The mean determines the origin of the scale; the discriminations must determine its unit, as in the Rasch
  /// model.
  case freeSpread(mean: Double)
  /// The mean. Priors or fixed items must determine the origin of the scale.
  case freeMean(standardDeviation: Double)
  /// Mean and standard deviation. Priors or fixed items must determine the scale.
  case free

  /// Whether calibration estimates the mean.
  var estimatesMean: Bool {
    switch self {
    case .fixed, .freeSpread: false
    case .freeMean, .free: true
    }
  }

  /// Whether calibration estimates the standard deviation.
  var estimatesSpread: Bool {
    switch self {
    case .fixed, .freeMean: false
    case .freeSpread, .free: true
    }
  }

  /// Whether its known numbers are in range.
  var isUsable: Bool {
    switch self {
    case .fixed, .free: true
    case .freeSpread(let mean): abs(mean) <= 100
    case .freeMean(let spread): AbilityPopulation.spreads.contains(spread)
    }
  }

  /// The number of estimated parameters.
  var parameterCount: Int { (estimatesMean ? 1 : 0) + (estimatesSpread ? 1 : 0) }
}
