/// A normal distribution of abilities, with evenly spaced nodes for numerical integration.
public struct NormalPrior: Sendable, Hashable {
  /// In logits.
  public let mean: Double
  /// In logits, above 0.
  public let deviation: Double
  /// The nodes, from 6 standard deviations below the mean to 6 above it.
  public let nodes: [Double]
  /// The weight of each node. They add up to 1.
  public let weights: [Double]

  /// Mean 0, standard deviation 1 and 61 nodes.
  public static let standard = NormalPrior(uncheckedMean: 0, deviation: 1, nodeCount: 61)

  /// A prior from its parts.
  ///
  /// - Parameters:
  ///   - mean: In logits, from -1000 to 1000.
  ///   - deviation: In logits, above 0 and at most 1000.
  ///   - nodeCount: From 2 to ``AbilityGrid/maximumNodeCount``.
  /// - Throws: ``MeasurementError/prior`` for a mean or a deviation that is out of range, ``MeasurementError/abilities`` for the number of
  ///   nodes.
  public init(mean: Double, deviation: Double, nodeCount: Int = 61) throws(MeasurementError) {
    guard abs(mean) <= 1_000, deviation > 1e-6, deviation <= 1_000 else { throw .prior }
    guard nodeCount >= 2, nodeCount <= AbilityGrid.maximumNodeCount else { throw .abilities }
    self.init(uncheckedMean: mean, deviation: deviation, nodeCount: nodeCount)
  }

  private init(uncheckedMean mean: Double, deviation: Double, nodeCount: Int) {
    self.mean = mean
    self.deviation = deviation
    let standardized = (0..<nodeCount).map { -6 + 12 * Double($0) / Double(nodeCount - 1) }
    let densities = standardized.map { PortableMath.exp(-0.5 * $0 * $0) }
    let total = densities.reduce(0, +)
    nodes = standardized.map { mean + deviation * $0 }
    weights = densities.map { $0 / total }
  }
}
