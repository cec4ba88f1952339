/// Finds the highest peak of a function of the ability.
///
/// The likelihood of the three-parameter model can have several peaks, so a search from one starting point can miss the highest. This search
/// looks for a peak between all neighbouring candidates.
struct PeakSearch {
  /// Increasing, without repetitions.
  let candidates: [Double]
  let objective: (Double) -> Double
  /// The derivative of the objective.
  let slope: (Double) -> Double

  /// The highest peak; nil if the function only rises or only falls.
  var peak: Double? {
    let slopes = candidates.map(slope)
    let places = candidates.indices.dropLast().filter { slopes[$0] > 0 && slopes[$0 + 1] <= 0 }
    let peaks = places.map { Bisection.root(from: candidates[$0], to: candidates[$0 + 1], of: slope) }
    let heights = peaks.map(objective)
    let highest = heights.indices.reduce(into: 0) { best, index in
      if heights[index] > heights[best] { best = index }
    }
    return peaks.isEmpty ? nil : peaks[highest]
  }

  /// The peak, or the candidate with the largest value if there is no peak, with its standard error.
  ///
  /// - Parameter fallbackInformation: The information where the curvature is not that of a peak.
  func estimate(fallbackInformation: (Double) -> Double) -> AbilityEstimate {
    if let peak { return estimate(at: peak, fallbackInformation: fallbackInformation) }
    let (first, last) = (candidates[0], candidates[candidates.count - 1])
    return estimate(at: objective(first) > objective(last) ? first : last, fallbackInformation: fallbackInformation)
  }

  /// An estimate with the standard error 1 / √curvature.
  func estimate(at peak: Double, fallbackInformation: (Double) -> Double) -> AbilityEstimate {
    let step = 1e-5 * max(1, abs(peak))
    let curvature = (slope(peak - step) - slope(peak + step)) / (2 * step)
    let information = curvature > 0 ? curvature : fallbackInformation(peak)
    return AbilityEstimate(ability: peak, standardError: 1 / PortableMath.squareRoot(information))
  }
}

extension ResponsePattern {
  /// Abilities between which the likelihood has at most one peak in practice: nine around each difficulty, at distances that follow the
  /// discrimination, and two far outside all of them.
  func candidateAbilities(with others: [Double] = []) -> [Double] {
    var candidates = others
    for item in items {
      for step in -4...4 { candidates.append(item.difficulty + Double(step) / item.discrimination) }
    }
    let low = items.reduce(0) { min($0, $1.difficulty - 40 / $1.discrimination) }
    let high = items.reduce(0) { max($0, $1.difficulty + 40 / $1.discrimination) }
    let sorted = (candidates + [low, high]).sorted()
    return sorted.indices.filter { $0 == 0 || sorted[$0] > sorted[$0 - 1] }.map { sorted[$0] }
  }
}
