public import Measurement

/// What the answers to a test say about a learner's level: a probability for each level, instead of a single score.
public struct LevelEstimate: Sendable, Hashable {
  /// A level and its probability, from 0 to 1.
  public struct Share: Sendable, Hashable {
    /// The level.
    public let level: CEFRLevel
    /// From 0 to 1.
    public let probability: Double
  }

  /// How firm a statement about the level is.
  public enum Certainty: String, Sendable, CaseIterable, Hashable {
    /// The level has a probability of at least 80 %.
    case sure
    /// The level is the most probable one, but its neighbour is possible too.
    case likely
    /// There are too few answers for a statement about more than the range: fewer than a quick test has at least, or a level below 50 % in
    /// a range of three levels or more. A full test that ends early with right answers only is an example of the second.
    case tooFew = "too_few"
  }

  /// The probability of each level, lowest level first. They add up to 1.
  public let levels: [Share]
  /// The most probable level.
  public let level: CEFRLevel
  /// The probability of ``level``, from 0 to 1.
  public let confidence: Double
  /// The more probable of the levels directly below and above; nil for a test with one level.
  public let neighbor: Share?
  /// The levels around ``level`` that together have a probability of at least 90 %.
  public let range: ClosedRange<CEFRLevel>
  /// How firm the statement is.
  public let certainty: Certainty
  /// The mean and the standard error of the ability, in logits.
  public let ability: AbilityEstimate
  /// The estimated tendency to guess where the learner does not know the answer, from 0 to 1.
  public let guessing: Double
  /// The number of answers that the estimate is computed from.
  public let questions: Int
  /// For each skill, the levels that its answers alone have a probability of at least 80 % for. A skill with too few answers is left out.
  public let skills: [Skill: ClosedRange<CEFRLevel>]

  /// Whether the learner seems to have guessed often: the tendency to guess is strong, and at least three answers, and a quarter of all, are
  /// wrong answers that could have been guessed. A few slips of a good learner are no guessing.
  public let hasGuessedOften: Bool

  /// A tendency to guess from which it is strong.
  public static let strongGuessing = 0.6
}

extension LevelEstimate {
  private static let sureProbability = 0.8
  private static let openProbability = 0.5
  private static let rangeProbability = 0.9
  private static let skillProbability = 0.8
  private static let minimumSkillQuestions = 3
  /// A range of more levels than this says too little about a skill.
  private static let maximumSkillLevels = 3

  /// - Parameter responses: Pairs of an index in the model's items and the response.
  init(model: LevelModel, responses: [(item: Int, response: ItemResponse)]) {
    let posterior = model.posterior(responses)
    let probabilities = LevelProbabilities(posterior.levelProbabilities)
    let share = { Share(level: model.levels[$0], probability: probabilities.values[$0]) }
    levels = model.levels.indices.map(share)
    level = model.levels[probabilities.mostProbable]
    confidence = probabilities.values[probabilities.mostProbable]
    neighbor = probabilities.neighbor.map(share)
    let credible = probabilities.credibleRange(Self.rangeProbability)
    range = model.range(credible)
    let enough = StoppingRule.quick.questionCount(of: model.items.count).lowerBound
    let isOpen = confidence < Self.openProbability && credible.count > 2
    certainty = responses.count < enough || isOpen ? .tooFew : confidence >= Self.sureProbability ? .sure : .likely
    ability = posterior.ability
    guessing = posterior.guessing
    questions = responses.count
    let misses = responses.count { $0.response == .wrong && model.selector.table.items[$0.item].chance > 0 }
    hasGuessedOften = certainty != .tooFew && posterior.guessing >= Self.strongGuessing && misses >= max(3, responses.count / 4)
    skills = Self.skills(model, responses)
  }

  private static func skills(
    _ model: LevelModel, _ responses: [(item: Int, response: ItemResponse)]
  ) -> [Skill: ClosedRange<CEFRLevel>] {
    Dictionary(grouping: responses) { model.items[$0.item].skill }.compactMapValues { responses in
      guard responses.count >= minimumSkillQuestions else { return nil }
      let levels = model.posterior(responses).credibleLevels(skillProbability)
      return levels.count <= maximumSkillLevels ? model.range(levels) : nil
    }
  }
}

extension LevelModel {
  fileprivate func range(_ range: ClosedRange<Int>) -> ClosedRange<CEFRLevel> { levels[range.lowerBound]...levels[range.upperBound] }
}

extension StoppingRule {
  /// The rule of a quick test: at least 8 and at most 20 questions, and an end when a level has a probability of 80 %.
  public static let quick = StoppingRule()
}
