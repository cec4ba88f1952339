/// Knowledge about an item before any response: usually the level that its author gave it.
///
/// The difficulty has a normal distribution. The logarithm of the discrimination has a normal distribution too. Calibration then finds the
/// parameters with the highest posterior density of difficulty and log discrimination (MAP): R. J. Mislevy, "Bayes modal estimation in
/// item response models", Psychometrika 51 (1986).
public struct ItemPrior: Sendable, Hashable {
  /// The expected difficulty in logits.
  public let difficulty: Double
  /// The standard deviation of the difficulty in logits. Authors miss by about .7.
  public let difficultyDeviation: Double
  /// The expected logarithm of the discrimination.
  public let logDiscrimination: Double
  /// The standard deviation of the logarithm of the discrimination.
  public let logDiscriminationDeviation: Double

  /// A prior.
  ///
  /// - Throws: ``MeasurementError/difficulty`` unless the difficulty is from −100 to 100 and its deviation from .001 to 100;
  ///   ``MeasurementError/discrimination`` unless the logarithm of the discrimination is from −5 to 5 and its deviation from .001 to 10.
  public init(
    difficulty: Double, difficultyDeviation: Double = 0.7, logDiscrimination: Double = 0, logDiscriminationDeviation: Double = 0.25
  ) throws(MeasurementError) {
    guard abs(difficulty) <= 100, (0.001...100).contains(difficultyDeviation) else { throw .difficulty }
    guard abs(logDiscrimination) <= 5, (0.001...10).contains(logDiscriminationDeviation) else { throw .discrimination }
    self.difficulty = difficulty
    self.difficultyDeviation = difficultyDeviation
    self.logDiscrimination = logDiscrimination
    self.logDiscriminationDeviation = logDiscriminationDeviation
  }
}
