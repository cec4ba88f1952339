/// The distribution of the score on items with independent probabilities of a right answer: the recursion of F. M. Lord and M. S. Wingersky,
/// "Comparison of IRT true-score and equipercentile observed-score equatings" (Applied Psychological Measurement 8, 1984).
enum ScoreDistribution {
  /// The probability of each number of right answers, from 0 to the number of items.
  ///
  /// - Parameter excluded: Places of items that are left out.
  static func of(_ probabilities: [Double], excluding excluded: Int...) -> [Double] {
    var distribution = [1.0]
    distribution.reserveCapacity(probabilities.count + 1)
    for (place, right) in probabilities.enumerated() where !excluded.contains(place) { add(right, weight: 1, to: &distribution) }
    return distribution
  }

  /// The probability of each weighted score, from 0 to the sum of the weights.
  ///
  /// - Parameter weights: The points for a right answer to each item, at least 0.
  static func of(_ probabilities: [Double], weights: [Int]) -> [Double] {
    var distribution = [1.0]
    distribution.reserveCapacity(weights.reduce(1, +))
    for (right, weight) in zip(probabilities, weights) where weight > 0 { add(right, weight: weight, to: &distribution) }
    return distribution
  }

  @inline(__always)
  private static func add(_ right: Double, weight: Int, to distribution: inout [Double]) {
    distribution.append(contentsOf: repeatElement(0, count: weight))
    for score in stride(from: distribution.count - 1, through: weight, by: -1) {
      distribution[score] = distribution[score] * (1 - right) + distribution[score - weight] * right
    }
    for score in 0..<weight { distribution[score] *= 1 - right }
  }
}
