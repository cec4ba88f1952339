import Measurement
import Reproducible

/// A form with eight items for each level from A1 to C2 in six formats, with the parameters that the author's levels give.
enum SampleForm {
  static func prior() throws -> LevelPrior { try LevelPrior(scale: .cefr, grid: .standard) }

  static func items() throws -> [ItemParameters] {
    try (1...6).flatMap { level in
      try [0.25, 0.25, 0.25, 0.25, 0.25, 0, 0.04, 0.5].map {
        try ItemParameters(difficulty: LevelScale.cefr.middle(of: level), chance: $0, ceiling: ThreeOutcomeModel.usualCeiling)
      }
    }
  }

  static func traits() -> [ItemTraits] { (1...6).flatMap { _ in [0, 0, 0, 1, 2, 3, 4, 5].map { ItemTraits(group: $0) } } }

  static func table() throws -> ResponseTable { try ResponseTable(items: items(), prior: prior()) }

  /// All sequences of a length over the three responses.
  static func allResponses(_ length: Int) -> [[ItemResponse]] {
    (0..<length).reduce([[]]) { sequences, _ in sequences.flatMap { sequence in ItemResponse.allCases.map { sequence + [$0] } } }
  }

  /// Random responses to random items, each item at most once.
  static func randomResponses(_ count: Int, using generator: inout SeededGenerator) -> [(item: Int, response: ItemResponse)] {
    var left = Array(0..<48)
    return (0..<count).map { _ in
      (left.remove(at: generator.below(left.count)), ItemResponse.allCases[generator.below(3)])
    }
  }
}
