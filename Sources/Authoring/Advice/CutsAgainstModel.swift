import Measurement
import Placement

extension Check {
  static let cutsAgainstModel = Check(
    "cuts_against_model",
    reason: """
      Learners with exactly the score of a cut should have, on average, the ability at which the response model begins the same level. If \
      they are more than half a level away, the cut places learners at another level than the model does.
      """,
    passing: [
      .levels(
        "cuts at the scores of learners between two levels", choicesPerLevel: 8, by: .cuts, cuts: [0, 12, 32, 57, 74, 98, 120])
    ],
    failing: [.levels("cuts that are far too low", choicesPerLevel: 8, by: .cuts, cuts: [0, 1, 2, 3, 4, 5, 6])]
  ) { subject in
    let blueprint = subject.blueprint
    // NB: the scores of a short form are too far apart, and those of a very long one take long.
    guard subject.isWhole, (20...200).contains(blueprint.askedItems.count), let model = subject.levelModel,
      let scores = scores(of: model, in: blueprint)
    else { return [] }
    let scale = model.selector.table.prior.scale
    // NB: the cuts are on the scale of all items, and listening without a recording is not asked.
    let share = Double(scores.estimates.count - 1) / Double(max(blueprint.maximumScore, 1))
    let faults = zip(blueprint.cuts.cuts.dropFirst(), scale.cuts.indices).compactMap { cut, index -> String? in
      let score = Int((Double(cut.from) * share).rounded())
      guard scores.estimates.indices.contains(score), let found = scores.estimates[score]?.ability else { return nil }
      let half = (scale.boundedMiddle(of: index + 1) - scale.boundedMiddle(of: index)) / 2
      guard abs(found - scale.cuts[index]) > half else { return nil }
      let nearest = scores.score(nearest: scale.cuts[index]).map { " instead of \(Int((Double($0) / share).rounded()))" }
      return "\(cut.level.rawValue) starts at \(cut.from)\(nearest ?? "")"
    }
    guard !faults.isEmpty else { return [] }
    return [
      Note(
        nil,
        "\(faults.joined(separator: ", ")), where the response model has learners at the start of the level: move the cuts"
          + (blueprint.levelRule == .cuts ? ", or let the model make the level" : "")
      )
    ]
  }

  private static let highestScore = 2_000

  /// Nil for weights that are too large to compute with.
  private static func scores(of model: LevelModel, in blueprint: Blueprint) -> WeightedScoreEstimates? {
    let weights = model.items.map(\.weight)
    guard weights.allSatisfy({ (0...highestScore).contains($0) }), (1...highestScore).contains(weights.reduce(0, +)) else { return nil }
    return try? WeightedScoreEstimates(table: model.selector.table, weights: weights)
  }
}

extension WeightedScoreEstimates {
  /// The score whose learners have the ability nearest to a given one.
  fileprivate func score(nearest ability: Double) -> Int? {
    estimates.indices.filter { estimates[$0] != nil }.min { distance($0, ability) < distance($1, ability) }
  }

  private func distance(_ score: Int, _ ability: Double) -> Double { abs((estimates[score]?.ability ?? .infinity) - ability) }
}

extension LevelScale {
  /// The middle of a level within ``boundedRange``.
  fileprivate func boundedMiddle(of level: Int) -> Double {
    let edges = [boundedRange.lowerBound] + cuts + [boundedRange.upperBound]
    return (edges[level] + edges[level + 1]) / 2
  }
}
