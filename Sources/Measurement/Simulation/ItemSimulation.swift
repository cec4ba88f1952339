public import Reproducible

/// Draws true parameters for items of which only the author's level is known.
public struct ItemSimulation: Sendable, Hashable {
  /// The standard deviation of the difficulties around the middle of the author's level, in logits.
  public var difficultyDeviation: Double
  /// The mean of the logarithm of the discrimination.
  public var logDiscriminationMean: Double
  /// The standard deviation of the logarithm of the discrimination.
  public var logDiscriminationDeviation: Double

  /// The standard deviation over learners of how much harder one text is for them than their ability says, in logits.
  public var textDeviation: Double

  /// A simulation from its parts. The defaults are assumptions and not estimates from data.
  public init(
    difficultyDeviation: Double = 0.6, logDiscriminationMean: Double = 0.15, logDiscriminationDeviation: Double = 0.25,
    textDeviation: Double = 0.7
  ) {
    self.difficultyDeviation = difficultyDeviation
    self.logDiscriminationMean = logDiscriminationMean
    self.logDiscriminationDeviation = logDiscriminationDeviation
    self.textDeviation = textDeviation
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

  /// The parameters of the items for one learner: all items of one unit, such as a text, are harder or easier by the same amount.
  ///
  /// - Parameters:
  ///   - items: The true parameters.
  ///   - units: For each item, a number that is the same for all items of its unit; nil for an item that stands alone.
  ///   - generator: Draws one effect for each unit, in the order of the units.
  /// - Throws: ``MeasurementError`` if a drawn parameter is out of range, which the default deviation does not produce.
  public func parameters(
    _ items: [ItemParameters], units: [Int?], using generator: inout SeededGenerator
  ) throws(MeasurementError) -> [ItemParameters] {
    var (effects, shifted) = ([Int: Double](), items)
    for (index, unit) in units.enumerated() where items.indices.contains(index) {
      guard let unit else { continue }
      let effect = effects[unit] ?? textDeviation * generator.normal()
      effects[unit] = effect
      let item = items[index]
      shifted[index] = try ItemParameters(
        discrimination: item.discrimination, difficulty: item.difficulty + effect, chance: item.chance, ceiling: item.ceiling)
    }
    return shifted
  }
}
