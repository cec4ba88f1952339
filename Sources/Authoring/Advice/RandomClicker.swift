import Measurement
import Placement

extension Check {
  static let randomClicker = Check(
    "random_clicker",
    reason: "A learner who clicks at random should be placed at the lowest level in at least 95 % of tests, quick and full.",
    passing: [.levels("questions of every level", choicesPerLevel: 12)],
    failing: [.levels("few questions", choicesPerLevel: 2)]
  ) { subject in
    guard subject.isWhole, subject.blueprint.levelRule == .model, let model = subject.levelModel else { return [] }
    return TestLength.allCases.compactMap { length in
      let simulation = TestSimulation(model: model, blueprint: subject.blueprint, length: length, behavior: .random, seed: 1)
      var tally = SimulationTally(levels: model.levels, itemIDs: [])
      for block in 0..<4 where !subject.isGivenUp() { tally.add(simulation.outcomes(block: block)) }
      guard !subject.isGivenUp(), tally.bottomShare < 0.95 else { return nil }
      let percent = Int((tally.bottomShare * 100).rounded())
      return Note(
        nil,
        "only \(percent) % of random clickers are placed at the lowest level by a \(length.rawValue) test: add items, or items with more options"
      )
    }
  }
}
