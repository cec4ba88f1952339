public import AnswerMatching

/// What became of one item.
public struct ItemOutcome: Sendable, Hashable {
  public enum Status: String, Sendable, Hashable, CaseIterable {
    case correct
    case wrong
    case dontKnow = "dont_know"
    /// Never answered; counts as wrong.
    case unanswered
    /// Left out of the score, because the skill could not be measured.
    case notMeasured = "not_measured"
  }

  public let item: TestItem
  public let status: Status
  public let answer: Answer?
  /// The explained verdict on a built answer; nil for other answers, and in results that are not explained.
  public let verdict: Verdict?
}

/// Right answers and points of some part of the test.
public struct Tally: Sendable, Hashable {
  public var correct = 0
  public var items = 0
  public var score = 0
  public var maximum = 0

  mutating func count(_ outcome: ItemOutcome) {
    items += 1
    maximum += outcome.item.weight
    guard outcome.status == .correct else { return }
    correct += 1
    score += outcome.item.weight
  }
}

/// A score on the scale of the cuts, and the level it reaches.
public struct ScoredLevel: Sendable, Hashable {
  public let score: Int
  public let level: CEFRLevel
}

/// The result of a placement test.
public struct PlacementResult: Sendable, Hashable {
  public let level: CEFRLevel
  /// Weights of the right answers among the measured items.
  public let score: Int
  /// Weights of the measured items.
  public let maximumScore: Int
  /// The score stretched to the scale of the cuts, where a skill was left out; else the score itself.
  public let scaledScore: Int
  /// The end of the scale of the cuts: the weights of all items.
  public let scaleMaximum: Int
  /// The neighbouring level the score borders on; nil when it is clear of every cut.
  public let borderline: CEFRLevel?
  /// Score and level on the same scale after taking away as many right choices as the wrong ones predict to be luck.
  public let correctedForGuessing: ScoredLevel
  /// Skills without a tally were not measured.
  public let skills: [Skill: Tally]
  public let levels: [CEFRLevel: Tally]
  public let outcomes: [ItemOutcome]
}

extension TestSession {
  /// Grades a whole test. A listening item without a recording counts only when it has an answer all the same, as when
  /// a teacher read it aloud.
  /// - Parameters:
  ///   - answers: by item id; items without one count as wrong.
  ///   - unmeasured: skills that are left out of the score altogether.
  ///   - explained: whether outcomes carry verdicts, which take longer to make than a bare judgement.
  public func result(answers: [String: Answer], unmeasured: Set<Skill> = [], explained: Bool = false) -> PlacementResult {
    let outcomes = blueprint.items.map { outcome(of: $0, answers[$0.itemID], unmeasured, explained) }
    let measured = outcomes.filter { $0.status != .notMeasured }
    var total = Tally()
    measured.forEach { total.count($0) }
    let scaled = scale(total.score, of: total.maximum)
    let corrected = scale(total.score - expectedLuck(in: measured), of: total.maximum)
    return PlacementResult(
      level: blueprint.cuts.level(for: scaled), score: total.score, maximumScore: total.maximum, scaledScore: scaled,
      scaleMaximum: blueprint.maximumScore, borderline: borderline(at: scaled),
      correctedForGuessing: ScoredLevel(score: corrected, level: blueprint.cuts.level(for: corrected)),
      skills: tallies(measured) { $0.skill },
      levels: tallies(measured) { $0.level }, outcomes: outcomes)
  }

  private func outcome(of item: TestItem, _ answer: Answer?, _ unmeasured: Set<Skill>, _ explained: Bool) -> ItemOutcome {
    let verdict: Verdict? = if explained, case .text(let text) = answer { verdict(on: text, to: item) } else { nil }
    return ItemOutcome(item: item, status: status(of: item, answer, unmeasured, verdict), answer: answer, verdict: verdict)
  }

  private func status(of item: TestItem, _ answer: Answer?, _ unmeasured: Set<Skill>, _ verdict: Verdict?) -> ItemOutcome.Status {
    if unmeasured.contains(item.skill) { return .notMeasured }
    if item.isUnhearable, answer == nil { return .notMeasured }
    return switch answer {
    case nil: .unanswered
    case .dontKnow: .dontKnow
    case .text(let text): verdict?.isCorrect ?? isAnswerCorrect(item: item, answer: text) ? .correct : .wrong
    }
  }

  private func tallies<Key: Hashable>(_ outcomes: [ItemOutcome], by key: (TestItem) -> Key) -> [Key: Tally] {
    outcomes.reduce(into: [:]) { $0[key($1.item), default: Tally()].count($1) }
  }

  /// Stretches a score to the scale of the cuts, rounding half up. A perfect score stays perfect and 0 stays 0.
  private func scale(_ score: Int, of maximum: Int) -> Int {
    guard maximum > 0, maximum != blueprint.maximumScore else { return max(0, score) }
    return max(0, (2 * score * blueprint.maximumScore + maximum) / (2 * maximum))
  }

  /// The points that guessing among options is expected to have brought: a wrong choice among k options predicts
  /// 1/(k − 1) lucky ones (the classical correction for guessing, rights minus wrongs/(k − 1): F. M. Lord, "Formula
  /// scoring and number-right scoring", Journal of Educational Measurement 12, 1975). "I don't know" predicts none.
  private func expectedLuck(in outcomes: [ItemOutcome]) -> Int {
    let luck = outcomes.filter { $0.status == .wrong }.reduce(0.0) { sum, outcome in
      let alternatives = outcome.item.choice?.options.count ?? (outcome.item.minimalPair == nil ? 0 : 2)
      return alternatives > 1 ? sum + Double(outcome.item.weight) / Double(alternatives - 1) : sum
    }
    return Int(luck.rounded())
  }

  /// The level on the other side of a cut that lies within one item's weight of the score, or nil.
  ///
  /// The weight is that of the items written for the level the cut opens. Of two such cuts the nearer counts, and the upper
  /// one when both are as near.
  private func borderline(at score: Int) -> CEFRLevel? {
    let cuts = blueprint.cuts.cuts
    let near = zip(cuts, cuts.dropFirst()).filter { abs(score - $1.from) <= itemWeight(at: $1.level) }
    guard let (below, cut) = near.reversed().min(by: { abs(score - $0.1.from) < abs(score - $1.1.from) }) else { return nil }
    return score >= cut.from ? below.level : cut.level
  }

  /// The weight of one item of a level: the greatest where they differ, the level's rank where there is none.
  private func itemWeight(at level: CEFRLevel) -> Int {
    blueprint.items.filter { $0.level == level }.map(\.weight).max() ?? level.rank
  }
}
