/// The normal distribution of abilities among the persons of a calibration.
public struct AbilityPopulation: Sendable, Hashable {
  /// The mean in logits.
  public let mean: Double
  /// The standard deviation in logits, above 0.
  public let standardDeviation: Double

  /// Mean 0 and standard deviation 1.
  public static let standard = AbilityPopulation(uncheckedMean: 0, standardDeviation: 1)

  /// The range of standard deviations.
  static let spreads = 0.01...20.0

  /// A population.
  ///
  /// - Throws: ``MeasurementError/ability`` unless the mean is from −100 to 100 and the standard deviation from .01 to 20.
  public init(mean: Double, standardDeviation: Double) throws(MeasurementError) {
    guard abs(mean) <= 100, Self.spreads.contains(standardDeviation) else { throw .ability }
    self.init(uncheckedMean: mean, standardDeviation: standardDeviation)
  }

  init(uncheckedMean mean: Double, standardDeviation: Double) {
    self.mean = mean
    self.standardDeviation = standardDeviation
  }

  /// The population with another mean and standard deviation, within the limits of estimation; `nil` keeps a number.
  func limited(mean: Double?, standardDeviation: Double?, spreads: ClosedRange<Double>) -> AbilityPopulation {
    AbilityPopulation(
      uncheckedMean: mean.map { min(max($0, -100), 100) } ?? self.mean,
      standardDeviation: standardDeviation.map { min(max($0, spreads.lowerBound), spreads.upperBound) } ?? self.standardDeviation)
  }

  /// The logarithms of the density at abilities, divided by its sum over them.
  func logWeights(at abilities: [Double]) -> [Double] {
    let logs = abilities.map { ability in
      let distance = (ability - mean) / standardDeviation
      return -distance * distance / 2
    }
    let highest = logs.max() ?? 0
    let total = highest + PortableMath.log(logs.reduce(0) { $0 + PortableMath.exp($1 - highest) })
    return logs.map { $0 - total }
  }
}
