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
  /// Mean and standard deviation. Priors or fixed items must determine the scale.
  case free
}
