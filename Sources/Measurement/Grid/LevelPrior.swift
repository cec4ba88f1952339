/// A distribution over the nodes of a grid before any response: weights for levels, spread evenly over the abilities of a level and over
/// the guessing tendencies.
public struct LevelPrior: Sendable, Hashable {
  /// The scale with the levels.
  public let scale: LevelScale
  /// The grid with the nodes.
  public let grid: AbilityGrid
  /// For each level, the indices of its abilities in the grid.
  public let members: [Range<Int>]
  /// For each ability, the logarithm of its prior weight for one guessing tendency.
  let logWeights: [LogLikelihood]

  /// A prior in which all levels are equally likely.
  ///
  /// - Throws: ``MeasurementError/emptyLevel`` if a level contains no ability of the grid.
  public init(scale: LevelScale, grid: AbilityGrid) throws(MeasurementError) {
    try self.init(scale: scale, grid: grid, levelWeights: [Double](repeating: 1, count: scale.count))
  }

  /// A prior with a weight for each level, for example from a learner's self-assessment.
  ///
  /// - Parameters:
  ///   - scale: The cut points of the levels.
  ///   - grid: The abilities and guessing tendencies.
  ///   - levelWeights: One number for each level, in any unit. A level with the weight 0 is never reported.
  /// - Throws: ``MeasurementError/emptyLevel`` if a level contains no ability of the grid, ``MeasurementError/prior`` if the weights are
  ///   not usable.
  public init(scale: LevelScale, grid: AbilityGrid, levelWeights: [Double]) throws(MeasurementError) {
    let isUsable = levelWeights.allSatisfy { $0 >= 0 && $0 <= 1e12 } && levelWeights.contains { $0 > 1e-12 }
    guard levelWeights.count == scale.count, isUsable else { throw .prior }
    let members = Self.members(of: scale, in: grid)
    guard members.allSatisfy({ !$0.isEmpty }) else { throw .emptyLevel }
    self.scale = scale
    self.grid = grid
    self.members = members
    let total = levelWeights.reduce(0, +) * Double(grid.guessing.count)
    logWeights = zip(members, levelWeights).flatMap { range, weight in
      [LogLikelihood](repeating: LogLikelihood(probability: weight / (total * Double(range.count))), count: range.count)
    }
  }

  private static func members(of scale: LevelScale, in grid: AbilityGrid) -> [Range<Int>] {
    let starts = [0] + scale.cuts.map { cut in grid.abilities.count { $0 < cut } } + [grid.abilities.count]
    return zip(starts, starts.dropFirst()).map { $0..<$1 }
  }
}
