public import Reproducible

extension LevelScale {
  /// Draws an ability uniformly within a level.
  ///
  /// - Parameters:
  ///   - level: From 0 to ``count`` − 1. Numbers outside count as the nearest level.
  ///   - range: The lowest and the highest ability, which end the outer levels.
  ///   - generator: Draws the ability.
  public func ability(in level: Int, within range: ClosedRange<Double>, using generator: inout SeededGenerator) -> Double {
    let low = level <= 0 ? range.lowerBound : cuts[min(level, cuts.count) - 1]
    let high = level >= cuts.count ? range.upperBound : cuts[max(level, 0)]
    return low + (high - low) * generator.uniform()
  }
}
