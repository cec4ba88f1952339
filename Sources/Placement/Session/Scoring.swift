public import AnswerMatching
public import Measurement

/// The graded answer to one item.
public struct ItemOutcome: Sendable, Hashable {
  /// The outcome of grading one answer.
  public enum Status: String, Sendable, Hashable, CaseIterable {
    /// The answer is right.
    case correct
    /// The answer is wrong.
    case wrong
    /// The learner answered "I don't know"; counts as wrong.
    case dontKnow = "dont_know"
    /// Never answered; counts as wrong.
    case unanswered
    /// Left out of the score, because the skill was not measured.
    case notMeasured = "not_measured"
  }

  /// The item that was graded.
  public let item: TestItem
  /// The outcome.
  public let status: Status
  /// The learner's answer; nil when there is none.
  public let answer: Answer?
  /// The explained verdict on a typed or built answer; nil for other answers, and in results without explanations.
  public let verdict: Verdict?
}

extension ItemOutcome {
  /// The response of the response model; nil for an item without an answer, which says nothing about the learner.
  public var response: ItemResponse? {
    switch status {
    case .correct: .right
    case .wrong: .wrong
    case .dontKnow: .doesNotKnow
    case .unanswered, .notMeasured: nil
    }
  }
}

/// The right answers and the points in one part of the test.
public struct Tally: Sendable, Hashable {
  /// The number of right answers.
  public var correct = 0
  /// The number of items.
  public var items = 0
  /// The sum of the weights of the right answers.
  public var score = 0
  /// The sum of the weights of all items in this part.
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
  /// On the scale of the cuts.
  public let score: Int
  /// The level of this score.
  public let level: CEFRLevel
}

/// The result of a placement test.
public struct PlacementResult: Sendable, Hashable {
  /// The level by the rule of the blueprint: that of the estimate, or that of the scaled score.
  public let level: CEFRLevel
  /// How the level was made. A quick test is always judged by the response model.
  public let levelRule: LevelRule
  /// The level of the scaled score; nil for a quick test, because its questions were chosen to fit the learner.
  public let cutLevel: CEFRLevel?
  /// The probability of each level by the response model. It is computed from the answers given: a question without an answer says nothing.
  /// Nil if the items have no usable parameters, which a blueprint that was loaded never lacks. The level is then that of the score.
  public let estimate: LevelEstimate?
  /// The sum of the weights of the right answers among the measured items.
  public let score: Int
  /// The sum of the weights of the measured items.
  public let maximumScore: Int
  /// The score on the scale of the cuts. It differs from ``score`` when items were not measured.
  public let scaledScore: Int
  /// The end of the scale of the cuts: the sum of the weights of all items.
  public let scaleMaximum: Int
  /// The neighbouring level when the score is close to a cut; nil when it is close to none, and for a quick test.
  public let borderline: CEFRLevel?
  /// The score and level after correction for guessing, on the same scale: the expected points from lucky guesses are subtracted. Nil for a
  /// quick test.
  public let correctedForGuessing: ScoredLevel?
  /// By skill. A skill without a tally was not measured.
  public let skills: [Skill: Tally]
  /// By level of the item. A level without a tally was not measured.
  public let levels: [CEFRLevel: Tally]
  /// One for each item, in the order of the blueprint. A quick test has only the items with an answer. An item that is being tried out has one
  /// if it has an answer, and counts nowhere else.
  public let outcomes: [ItemOutcome]
}

extension Blueprint {
  /// Scales a score of some items to the scale of the cuts, and rounds half up. The maximum stays the maximum, and 0 stays 0.
  func scaled(_ score: Int, of maximum: Int) -> Int {
    guard maximum > 0, maximum != maximumScore else { return max(0, score) }
    return max(0, (2 * score * maximumScore + maximum) / (2 * maximum))
  }
}

extension TestSession {
  /// Grades a test. A listening item without a recording counts only when it has an answer, for example because a
  /// teacher read it aloud.
  /// - Parameters:
  ///   - answers: by item id. An item without an answer counts as wrong in the weighted score, and says nothing in the estimate.
  ///   - length: a quick test consists of the items with an answer.
  ///   - unmeasured: the skills that are left out of the score.
  ///   - explained: whether outcomes carry verdicts. Making verdicts takes longer than grading alone.
  public func result(
    answers: [String: Answer], length: TestLength = .full, unmeasured: Set<Skill> = [], explained: Bool = false
  ) -> PlacementResult {
    let items = blueprint.items.filter { answers[$0.itemID] != nil || length == .full && !$0.isPretest }
    let outcomes = items.map { outcome(of: $0, answers[$0.itemID], unmeasured, explained) }
    let estimate = estimate(outcomes, unmeasured)
    let measured = outcomes.filter { $0.status != .notMeasured && !$0.item.isPretest }
    var total = Tally()
    measured.forEach { total.count($0) }
    let scaled = blueprint.scaled(total.score, of: total.maximum)
    let corrected = blueprint.scaled(total.score - expectedLuck(in: measured), of: total.maximum)
    let rule = length == .quick ? .model : blueprint.levelRule
    let cutLevel = blueprint.cuts.level(for: scaled)
    return PlacementResult(
      level: rule == .model ? estimate?.level ?? cutLevel : cutLevel, levelRule: rule,
      cutLevel: length == .quick ? nil : cutLevel, estimate: estimate, score: total.score, maximumScore: total.maximum,
      scaledScore: scaled, scaleMaximum: blueprint.maximumScore, borderline: length == .quick ? nil : borderline(at: scaled),
      correctedForGuessing: length == .quick
        ? nil : ScoredLevel(score: corrected, level: blueprint.cuts.level(for: corrected)),
      skills: tallies(measured) { $0.skill }, levels: tallies(measured) { $0.level }, outcomes: outcomes)
  }

  /// The graded answer to one item, with its verdict.
  public func outcome(of item: TestItem, _ answer: Answer?) -> ItemOutcome { outcome(of: item, answer, [], true) }

  private func estimate(_ outcomes: [ItemOutcome], _ unmeasured: Set<Skill>) -> LevelEstimate? {
    let hasUnhearable = outcomes.contains { $0.item.isUnhearable && $0.response != nil }
    let model = try? levelModel(of: hasUnhearable ? .all : unmeasured.isEmpty ? .asked : .leavingOut(unmeasured))
    return model?.estimate(outcomes.compactMap { outcome in outcome.response.map { (outcome.item.itemID, $0) } })
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

  /// The expected points from lucky guesses among options: a wrong choice among k options predicts 1/(k − 1) right
  /// guesses (the classical correction for guessing, rights minus wrongs/(k − 1): F. M. Lord, "Formula
  /// scoring and number-right scoring", Journal of Educational Measurement 12, 1975). "I don't know" predicts none.
  private func expectedLuck(in outcomes: [ItemOutcome]) -> Int {
    let luck = outcomes.filter { $0.status == .wrong }.reduce(0.0) { sum, outcome in
      let alternatives = outcome.item.choice?.options.count ?? (outcome.item.minimalPair == nil ? 0 : 2)
      return alternatives > 1 ? sum + Double(outcome.item.weight) / Double(alternatives - 1) : sum
    }
    return Int(luck.rounded())
  }

  /// The level on the other side of a cut that is within one item's weight of the score, or nil.
  ///
  /// The weight is that of the items of the level that begins at the cut. Of two such cuts, the nearer counts; at equal
  /// distance, the upper one counts.
  private func borderline(at score: Int) -> CEFRLevel? {
    let cuts = blueprint.cuts.cuts
    let near = zip(cuts, cuts.dropFirst()).filter { abs(score - $1.from) <= itemWeight(at: $1.level) }
    guard let (below, cut) = near.reversed().min(by: { abs(score - $0.1.from) < abs(score - $1.1.from) }) else { return nil }
    return score >= cut.from ? below.level : cut.level
  }

  /// The weight of one item of a level: the maximum if weights differ, or the level's rank if the level has no items.
  private func itemWeight(at level: CEFRLevel) -> Int {
    blueprint.scoredItems.filter { $0.level == level }.map(\.weight).max() ?? level.rank
  }
}
