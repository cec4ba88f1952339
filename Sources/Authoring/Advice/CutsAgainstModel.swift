import Measurement
import Placement

extension Check {
  static let cutsAgainstModel = Check(
    "cuts_against_model",
    reason: """
      If the weighted score makes the level, a cut score should be the score that the response model expects of an honest learner at the same cut. A cut that is off by more than \
      half a level places learners at another level than the model does.
      """,
    passing: [.levels("cuts at the expected scores", choicesPerLevel: 8, by: .cuts)],
    failing: [.levels("cuts that are far too low", choicesPerLevel: 8, by: .cuts, cuts: [0, 1, 2, 3, 4, 5, 6])]
  ) { subject in
    // NB: the scores of a short form are too far apart for a cut at the expected score.
    guard subject.isWhole, subject.blueprint.levelRule == .cuts, subject.blueprint.askedItems.count >= 20, let model = subject.levelModel
    else { return [] }
    let weights = model.items.map { Double($0.weight) }
    let scale = model.selector.table.prior.scale
    let maximum = Double(subject.blueprint.maximumScore)
    let share = maximum > 0 ? weights.reduce(0, +) / maximum : 0
    let faults = zip(subject.blueprint.cuts.cuts.dropFirst(), scale.cuts.indices).compactMap { cut, index -> String? in
      let half = (scale.middle(of: index + 1) - scale.middle(of: index)) / 2
      let expected = [-half, 0, half].map { expectedScore(at: scale.cuts[index] + $0, model, weights) }
      let score = Double(cut.from) * share
      guard score < expected[0] || score > expected[2] else { return nil }
      return "\(cut.level.rawValue) starts at \(cut.from) instead of \(Int((expected[1] / max(share, 1e-9)).rounded()))"
    }
    guard !faults.isEmpty else { return [] }
    return [
      Note(
        nil,
        "\(faults.joined(separator: ", ")), which the response model expects of an honest learner at the start of the level: move the cuts, or let the model make the level"
      )
    ]
  }

  /// The weighted score that is expected of a learner who never guesses.
  private static func expectedScore(at ability: Double, _ model: LevelModel, _ weights: [Double]) -> Double {
    let table = model.selector.table
    return zip(table.items, weights).reduce(0) { $0 + $1.1 * table.model.knowledge(of: $1.0, ability: ability) }
  }
}
