/// Probabilities of levels, from the lowest to the highest.
///
/// ``Posterior`` answers the same questions. This type serves a program that has the probabilities only, for example from a stored result.
public struct LevelProbabilities: Sendable, Hashable {
  /// The probability of each level. At least one.
  public let values: [Double]

  /// Probabilities as given. Without any, there is a single level with the probability 1.
  public init(_ values: [Double]) { self.values = values.isEmpty ? [1] : values }

  /// The level with the highest probability; of equal levels, the lowest.
  public var mostProbable: Int {
    values.indices.reduce(0) { values[$1] > values[$0] ? $1 : $0 }
  }

  /// The more probable of the levels directly below and above the most probable level. Nil if there is only one level.
  public var neighbor: Int? { neighbor(of: mostProbable...mostProbable) }

  /// The levels around the most probable level that have at least a probability together.
  ///
  /// - Parameter probability: From 0 to 1. 1 or more gives all levels.
  public func credibleRange(_ probability: Double) -> ClosedRange<Int> {
    var range = mostProbable...mostProbable
    var sum = values[mostProbable]
    while probability >= 1 || sum < probability, let next = neighbor(of: range) {
      range = min(next, range.lowerBound)...max(next, range.upperBound)
      sum += values[next]
    }
    return range
  }

  private func neighbor(of range: ClosedRange<Int>) -> Int? {
    let (below, above) = (range.lowerBound - 1, range.upperBound + 1)
    if below < 0 { return above < values.count ? above : nil }
    guard above < values.count else { return below }
    return values[above] > values[below] ? above : below
  }
}
