public import Reproducible

/// Draws true parameters for items of which only the author's level is known.
public struct ItemSimulation: Sendable, Hashable {
  /// The standard deviation of the difficulties around the middle of the author's level, in logits.
  public var difficultyDeviation: Double
  /// The mean of the logarithm of the discrimination.
  public var logDiscriminationMean: Double
  /// The standard deviation of the logarithm of the discrimination.
  public var logDiscriminationDeviation: Double

  /// A simulation from its parts. The defaults are assumptions and not estimates from data.
  public init(difficultyDeviation: Double = 0.6, logDiscriminationMean: Double = 0.15, logDiscriminationDeviation: Double = 0.25) {
    self.difficultyDeviation = difficultyDeviation
    self.logDiscriminationMean = logDiscriminationMean
    self.logDiscriminationDeviation = logDiscriminationDeviation
  }

  /// True parameters around the parameters that the author's level gives.
  ///
  /// - Throws: ``MeasurementError`` if a drawn parameter is out of range, which the default deviations do not produce.
  public func parameters(
    around author: ItemParameters, using generator: inout SeededGenerator
  ) throws(MeasurementError) -> ItemParameters {
    let difficulty = author.difficulty + difficultyDeviation * generator.normal()
    let discrimination = PortableMath.exp(logDiscriminationMean + logDiscriminationDeviation * generator.normal())
    return try ItemParameters(
      discrimination: discrimination, difficulty: difficulty, chance: author.chance, ceiling: author.ceiling)
  }
}
