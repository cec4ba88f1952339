/// The nodes on which a distribution over learners is stored: evenly spaced abilities, each with every guessing tendency.
///
/// Nodes are ordered by guessing tendency first and by ability second, so that the abilities of one tendency are neighbours in memory.
public struct AbilityGrid: Sendable, Hashable {
  /// The abilities in logits, increasing.
  public let abilities: [Double]
  /// The guessing tendencies γ, from 0 to 1.
  public let guessing: [Double]

  /// The largest number of abilities.
  public static let maximumNodeCount = 10_000

  /// 141 abilities from −7 to 7, with the guessing tendencies 0, ¼, ½, ¾ and 1.
  public static let standard = AbilityGrid(low: -7, high: 7, count: 141, guessing: [0, 0.25, 0.5, 0.75, 1])

  /// A grid of evenly spaced abilities.
  ///
  /// - Parameters:
  ///   - range: The lowest and the highest ability in logits.
  ///   - count: The number of abilities, from 2 to ``maximumNodeCount``.
  ///   - guessing: 1 to 100 guessing tendencies from 0 to 1. With the single tendency 1 the grid suits items that are answered only right
  ///     or wrong.
  /// - Throws: ``MeasurementError/abilities`` or ``MeasurementError/guessing``.
  public init(_ range: ClosedRange<Double>, count: Int, guessing: [Double]) throws(MeasurementError) {
    let isFinite = abs(range.lowerBound) <= 1e6 && abs(range.upperBound) <= 1e6 && range.lowerBound < range.upperBound
    guard isFinite, count >= 2, count <= Self.maximumNodeCount else { throw .abilities }
    guard !guessing.isEmpty, guessing.count <= 100, guessing.allSatisfy({ $0 >= 0 && $0 <= 1 }) else { throw .guessing }
    self.init(low: range.lowerBound, high: range.upperBound, count: count, guessing: guessing)
  }

  private init(low: Double, high: Double, count: Int, guessing: [Double]) {
    let step = (high - low) / Double(count - 1)
    abilities = (0..<count).map { low + Double($0) * step }
    self.guessing = guessing
  }

  /// The number of nodes: abilities times guessing tendencies.
  public var nodeCount: Int { abilities.count * guessing.count }
}
