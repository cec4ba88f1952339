import Measurement
import Placement

extension Check {
  static let neverAsked = Check(
    "never_asked",
    reason: "Every item should be asked in some quick tests. An item that no quick test asks only lengthens the full test.",
    passing: [.levels("few questions of every level", choicesPerLevel: 3)],
    failing: [.levels("very many questions of every level", choicesPerLevel: 12)]
  ) { subject in
    guard subject.isWhole, subject.blueprint.levelRule == .model, let model = subject.levelModel else { return [] }
    let simulation = TestSimulation(model: model, blueprint: subject.blueprint, length: .quick, behavior: .mixed, seed: 1)
    var tally = SimulationTally(levels: model.levels, itemIDs: model.items.map(\.itemID))
    for block in 0..<6 where !subject.isGivenUp() { tally.add(simulation.outcomes(block: block)) }
    guard !subject.isGivenUp() else { return [] }
    let ids = model.items.map(\.itemID).filter { tally.exposure[$0] == 0 }
    guard !ids.isEmpty else { return [] }
    return [
      Note(
        nil,
        "none of \(tally.learners) simulated quick tests asked \(ids.joined(separator: ", ")): other items say more about the level; vary format or level"
      )
    ]
  }
}
