extension Posterior {
  /// The probability of each level, from the lowest to the highest. They add up to 1.
  public var levelProbabilities: [Double] {
    let weights = abilityWeights
    return table.prior.members.map { $0.reduce(0) { $0 + weights[$1] } }
  }

  /// The level with the highest probability; of equal levels, the lowest.
  public var mostProbableLevel: Int { LevelProbabilities(levelProbabilities).mostProbable }

  /// The more probable of the levels directly below and above the most probable level. Nil on a scale with a single level.
  public var neighborLevel: Int? { LevelProbabilities(levelProbabilities).neighbor }

  /// The levels around the most probable level that have at least a probability together. Starting with the most probable level, the
  /// more probable neighbour joins until they have it.
  ///
  /// - Parameter probability: From 0 to 1, for example 0.9. 1 or more gives all levels.
  public func credibleLevels(_ probability: Double) -> ClosedRange<Int> {
    LevelProbabilities(levelProbabilities).credibleRange(probability)
  }
}
