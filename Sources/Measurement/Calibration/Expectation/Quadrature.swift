/// Evenly spaced abilities over which calibration integrates.
public struct Quadrature: Sendable, Hashable {
  /// The abilities in logits, increasing.
  public let abilities: [Double]

  /// The largest number of abilities.
  public static let maximumNodeCount = 2_000

  /// 61 abilities from −6 to 6, as in the R package mirt. The distance of .2 is far below the standard error of any real test.
  public static let standard = Quadrature(low: -6, high: 6, count: 61)

  /// 101 abilities from −10 to 10. They suit ``LevelScale/cefr``, whose levels reach further than the abilities of a standard population.
  public static let wide = Quadrature(low: -10, high: 10, count: 101)

  /// Evenly spaced abilities.
  ///
  /// The range should reach 4 standard deviations of the population to both sides of its mean.
  ///
  /// - Parameters:
  ///   - range: The lowest and the highest ability in logits, each from −100 to 100.
  ///   - count: From 3 to ``maximumNodeCount``.
  /// - Throws: ``MeasurementError/abilities``.
  public init(_ range: ClosedRange<Double>, count: Int) throws(MeasurementError) {
    let isSane = range.lowerBound >= -100 && range.upperBound <= 100 && range.lowerBound < range.upperBound
    guard isSane, count >= 3, count <= Self.maximumNodeCount else { throw .abilities }
    self.init(low: range.lowerBound, high: range.upperBound, count: count)
  }

  private init(low: Double, high: Double, count: Int) {
    let step = (high - low) / Double(count - 1)
    abilities = (0..<count).map { low + Double($0) * step }
  }

  /// A wider range with the same distance between the abilities, if this one does not reach 4 standard deviations of an estimated population.
  ///
  /// With too narrow a range, the standard deviation and the difficulties of the easiest and the hardest items are estimated too near to the
  /// middle. The wider range reaches 6 standard deviations, because the estimated one is too small. It ends at −100 and 100.
  ///
  /// - Returns: nil if this range reaches far enough, or cannot become wider.
  public func widened(for population: AbilityPopulation) -> Quadrature? {
    let (low, high) = (abilities[0], abilities[abilities.count - 1])
    func reach(_ count: Double) -> Double { abs(population.mean) + count * population.standardDeviation }
    let (present, distance) = (min(-low, high), (high - low) / Double(abilities.count - 1))
    guard reach(4) > present, present < 100 else { return nil }
    // NB: 100 / .2 can be a little more than 500.
    let steps = (min(reach(6), 100) / distance - 1e-6).rounded(.up)
    let count = 2 * Int(steps) + 1
    guard count <= Self.maximumNodeCount, steps * distance > present else { return nil }
    return Quadrature(low: -min(steps * distance, 100), high: min(steps * distance, 100), count: count)
  }

  /// The standard deviations that can be estimated. A sum over the abilities does not notice changes of a population that is narrower than
  /// their distance.
  var estimableSpreads: ClosedRange<Double> {
    let distance = abilities[1] - abilities[0]
    return distance...max(distance, AbilityPopulation.spreads.upperBound)
  }

  /// The number of vectors of eight that hold one number for each ability. It is even, because the sums take two vectors at a time.
  var lanes: Int { (abilities.count + 15) / 16 * 2 }
}
