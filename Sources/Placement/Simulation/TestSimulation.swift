public import Measurement
import Reproducible

/// Simulated learners who take a test, to measure how well their levels are found.
///
/// The learners are spread evenly over the levels. Their answers follow the response model with true item parameters, which are drawn around
/// the author's level; the test knows only the author's level. A text with several questions is harder or easier for a learner than for
/// others. The answers themselves are not typed: the audit proves that every item has an answer that is graded as right and one that is
/// graded as wrong.
public struct TestSimulation: Sendable {
  /// The response model of the test.
  public let model: LevelModel
  /// The test, for the level of the weighted score.
  public let blueprint: Blueprint
  /// How many questions of the form are asked.
  public let length: TestLength
  /// How learners treat questions whose answer they do not know.
  public let behavior: GuessingBehavior
  /// Determines learners, parameters and answers.
  public let seed: UInt64

  /// The number of learners for whom the same true parameters are drawn.
  public static let blockSize = 50

  /// A simulation of a test.
  public init(model: LevelModel, blueprint: Blueprint, length: TestLength, behavior: GuessingBehavior, seed: UInt64) {
    self.model = model
    self.blueprint = blueprint
    self.length = length
    self.behavior = behavior
    self.seed = seed
  }

  /// Simulates one block of learners. Blocks do not depend on each other, and can run at the same time.
  ///
  /// - Parameters:
  ///   - block: The number of the block, from 0. It determines the learners.
  ///   - learners: The number of learners of the block.
  public func outcomes(block: Int, learners: Int = blockSize) -> SimulationTally {
    var generator = SeededGenerator(seed: seed &+ UInt64(truncatingIfNeeded: block) &* 0x9FB2_1C65_1E98_DF25)
    var tally = SimulationTally(levels: model.levels, itemIDs: model.items.map(\.itemID))
    let author = model.selector.table.items
    // NB: the default deviations give no parameter out of range. If they did, the author's parameters would be as good.
    let items = author.map { (try? ItemSimulation().parameters(around: $0, using: &generator)) ?? $0 }
    let units = model.selector.traits.map(\.unit)
    for number in 0..<learners {
      let level = (block * Self.blockSize + number) % model.levels.count
      let scale = model.selector.table.prior.scale
      let ability = scale.ability(in: level, within: scale.boundedRange, using: &generator)
      let learner = behavior.learner(ability: ability, using: &generator)
      let own = (try? ItemSimulation().parameters(items, units: units, using: &generator)) ?? items
      let responses = responses(of: learner, items: own, using: &generator)
      tally.add(responses, trueLevel: behavior == .random ? 0 : level, model: model, cutLevel: cutLevel(responses))
    }
    return tally
  }

  private func responses(
    of learner: SimulatedLearner, items: [ItemParameters], using generator: inout SeededGenerator
  ) -> [(item: Int, response: ItemResponse)] {
    guard length == .quick else {
      return items.indices.map { ($0, learner.response(to: items[$0], using: &generator)) }
    }
    let selection = AdaptiveSelection(model: model, seed: generator.next())
    var responses: [(item: Int, response: ItemResponse)] = []
    func ask(_ item: Int) -> ItemResponse {
      let response = learner.response(to: items[item], using: &generator)
      responses.append((item, response))
      return response
    }
    if let first = selection.nextIndex(after: []) { _ = ask(first) }
    // NB: from here on as one running test, which is faster than a new one for each question and asks the same.
    guard var test = selection.test(after: responses) else { return responses }
    while let next = test.next {
      guard (try? test.record(ask(next), item: next)) != nil else { break }
    }
    return responses
  }

  /// The level of the weighted score of a whole form, on the scale of the cuts as in a result; nil for a quick test.
  private func cutLevel(_ responses: [(item: Int, response: ItemResponse)]) -> CEFRLevel? {
    guard length == .full else { return nil }
    let score = responses.reduce(0) { $0 + ($1.response == .right ? model.items[$1.item].weight : 0) }
    let maximum = responses.reduce(0) { $0 + model.items[$1.item].weight }
    return blueprint.cuts.level(for: blueprint.scaled(score, of: maximum))
  }
}
