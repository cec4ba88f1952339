/// The distribution of the number of right answers to items with independent probabilities: the recursion of F. M. Lord and M. S.
/// Wingersky (1984).
enum ScoreDistribution {
  /// The probability of each score from 0 to the number of items.
  ///
  /// - Parameter excluded: Places of items that are left out.
  static func of(_ probabilities: [Double], excluding excluded: Int...) -> [Double] {
    var distribution = [1.0]
    distribution.reserveCapacity(probabilities.count + 1)
    for (place, right) in probabilities.enumerated() where !excluded.contains(place) {
      distribution.append(0)
      for score in stride(from: distribution.count - 1, to: 0, by: -1) {
        distribution[score] = distribution[score] * (1 - right) + distribution[score - 1] * right
      }
      distribution[0] *= 1 - right
    }
    return distribution
  }
}
