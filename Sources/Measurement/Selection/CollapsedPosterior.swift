/// The sums over guessing tendencies that the probabilities of all outcomes depend on.
struct CollapsedPosterior {
  /// The probability of an ability, and the same weighted with the guessing tendency.
  struct Weight {
    var mass: Float = 0
    var guessing: Float = 0
  }

  /// A level that is still possible.
  struct Level {
    let mass: Float
    let guessing: Float
    /// The abilities of the level, without those at its ends that are practically impossible.
    let range: Range<Int>
  }

  let weights: [Weight]
  let levels: [Level]

  // NB: nodes and levels below these probabilities hardly change a gain, and would take most of the time.
  private static let minimumNodeMass: Float = 1e-9
  private static let minimumLevelMass: Float = 1e-5

  init(_ posterior: Posterior, prior: LevelPrior) {
    let weights = Self.weights(posterior, grid: prior.grid)
    self.weights = weights
    levels = prior.members.compactMap { members in
      guard let first = members.first(where: { weights[$0].mass > Self.minimumNodeMass }),
        let last = members.last(where: { weights[$0].mass > Self.minimumNodeMass })
      else { return nil }
      let mass = members.reduce(0) { $0 + weights[$1].mass }
      guard mass > Self.minimumLevelMass else { return nil }
      return Level(mass: mass, guessing: members.reduce(0) { $0 + weights[$1].guessing }, range: first..<last + 1)
    }
  }

  private static func weights(_ posterior: Posterior, grid: AbilityGrid) -> [Weight] {
    let count = grid.abilities.count
    return (0..<count).map { ability in
      var (mass, guessing) = (0.0, 0.0)
      for tendency in grid.guessing.indices {
        let weight = posterior.weights[tendency * count + ability]
        mass += weight
        guessing += weight * grid.guessing[tendency]
      }
      return Weight(mass: Float(mass), guessing: Float(guessing))
    }
  }
}
