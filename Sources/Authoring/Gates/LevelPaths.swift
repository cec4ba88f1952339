import Measurement
import Placement

extension Check {
  static let levelPaths = Check(
    "level_paths",
    reason: """
      If the response model makes the level, a quick and a full test with only right answers give the top level, and with only wrong answers \
      or only "I don't know" the bottom level, each with a probability of at least 50 %.
      """,
    passing: [.levels("items of every level", choicesPerLevel: 3)],
    failing: [.levels("only easy items", choicesPerLevel: 8, itemLevels: [.a1], cuts: [0, 1, 2, 3, 4, 5, 6])]
  ) { subject in
    guard subject.isWhole, subject.blueprint.levelRule == .model, let model = subject.levelModel else { return [] }
    let cuts = subject.blueprint.cuts
    return TestLength.allCases.flatMap { length in
      [(ItemResponse.right, cuts.top), (.wrong, cuts.bottom), (.doesNotKnow, cuts.bottom)].compactMap { response, expected in
        let estimates = subject.estimates(of: model, length, always: response)
        let isMissed = { (estimate: LevelEstimate) in estimate.level != expected || estimate.confidence < 0.5 }
        guard !subject.isGivenUp(), let missed = estimates.first(where: isMissed) else { return nil }
        let percent = Int((missed.confidence * 100).rounded())
        return Note(
          nil,
          "a \(length.rawValue) test with only \(name(of: response)) answers gives \(missed.level.rawValue) with \(percent) % instead of \(expected.rawValue): add items at the ends of the scale"
        )
      }
    }
  }

  private static func name(of response: ItemResponse) -> String {
    switch response {
    case .right: "right"
    case .wrong: "wrong"
    case .doesNotKnow: "\"I don't know\""
    }
  }
}

extension Subject {
  /// A file with more items is not measured, because the tables of the response model would take much memory.
  private static let measuredItems = 2_000

  /// The response model of the items that learners are asked; nil for a file without usable items, or with very many.
  var levelModel: LevelModel? {
    guard blueprint.items.count <= Self.measuredItems, !blueprint.askedItems.isEmpty, !isGivenUp() else { return nil }
    return try? session.levelModel()
  }

  /// The estimates of tests in which every answer has the same outcome, for several seeds.
  func estimates(of model: LevelModel, _ length: TestLength, always response: ItemResponse) -> [LevelEstimate] {
    let seeds: ClosedRange<UInt64> = length == .full ? 0...0 : 0...3
    return seeds.map { seed in
      let selection = length.selection(session: session, skipsListening: false, seed: seed, seenBefore: [])
      var answered: [AnsweredItem] = []
      while let next = selection.next(after: answered) { answered.append(AnsweredItem(itemID: next.itemID, response: response)) }
      return model.estimate(answered.map { ($0.itemID, $0.response) })
    }
  }
}
