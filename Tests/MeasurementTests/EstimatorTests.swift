import Measurement
import Reproducible
import Testing

@Suite("Estimators for right and wrong answers")
struct EstimatorTests {
  private static let patterns = (0..<32).map { number in (0..<5).map { number >> $0 & 1 == 1 } }

  private func mixedItems() throws -> [ItemParameters] {
    let parameters = [(0.5, -2.0, 0.25), (1, -1, 0), (1.5, 0, 0.5), (2, 1, 0.2), (0.8, 2, 0)]
    return try parameters.map { try ItemParameters(discrimination: $0.0, difficulty: $0.1, chance: $0.2) }
  }

  /// The ability with the largest value on a fine grid.
  private func highest(_ value: (Double) -> Double) -> Double {
    let abilities = (-6_000...6_000).map { Double($0) / 500 }
    return abilities.max { value($0) < value($1) } ?? .nan
  }

  @Test("MAP is the highest point of the posterior for all 32 patterns of three-parameter items")
  func maximumAPosteriori() throws {
    let items = try mixedItems()
    for answers in Self.patterns {
      let pattern = try ResponsePattern(items: items, answers: answers)
      let expected = highest { pattern.logLikelihood(at: $0) - $0 * $0 / 2 }
      #expect(abs(pattern.maximumAPosteriori().ability - expected) < 0.003)
    }
  }

  @Test("ML is the highest point of the likelihood for all 32 patterns, or infinite where it has none")
  func maximumLikelihood() throws {
    let items = try mixedItems()
    for answers in Self.patterns {
      let pattern = try ResponsePattern(items: items, answers: answers)
      let expected = highest { pattern.logLikelihood(at: $0) }
      switch pattern.maximumLikelihood {
      case .finite(let estimate): #expect(abs(estimate.ability - expected) < 0.003)
      case .negativeInfinity: #expect(expected < -8)
      case .positiveInfinity: #expect(expected > 8)
      }
    }
  }

  @Test("a right answer instead of a wrong one never lowers EAP, MAP or WLE of two-parameter items")
  func monotonicity() throws {
    for answers in Self.patterns {
      for item in answers.indices where !answers[item] {
        var better = answers
        better[item] = true
        let (low, high) = (
          try ResponsePattern(items: LSAT7.items(), answers: answers), try ResponsePattern(items: LSAT7.items(), answers: better)
        )
        #expect(high.expectedAPosteriori().ability > low.expectedAPosteriori().ability)
        #expect(high.maximumAPosteriori().ability > low.maximumAPosteriori().ability)
        #expect(high.weightedLikelihood.ability > low.weightedLikelihood.ability)
      }
    }
  }

  @Test("EAP has the same bits for every order of the items")
  func order() throws {
    let (items, answers) = (try mixedItems(), [true, false, true, true, false])
    let forward = try ResponsePattern(items: items, answers: answers).expectedAPosteriori()
    #expect(try ResponsePattern(items: items.reversed(), answers: answers.reversed()).expectedAPosteriori() == forward)
  }

  @Test("the estimates of the sum scores are the means over all patterns with that score")
  func sumScores() throws {
    let items = try mixedItems()
    let prior = NormalPrior.standard
    var sums = [(total: Double, ability: Double)](repeating: (0, 0), count: 6)
    for answers in Self.patterns {
      let pattern = try ResponsePattern(items: items, answers: answers)
      for (node, weight) in zip(prior.nodes, prior.weights) {
        let joint = weight * PortableMath.exp(pattern.logLikelihood(at: node))
        let score = answers.filter { $0 }.count
        sums[score] = (sums[score].total + joint, sums[score].ability + joint * node)
      }
    }
    let scores = try SumScoreEstimates(items: items)
    for (index, sum) in sums.enumerated() {
      #expect(abs(scores.probabilities[index] - sum.total) < 1e-12)
      #expect(abs(scores.estimates[index].ability - sum.ability / sum.total) < 1e-10)
    }
  }

  @Test("the estimates of weighted scores are the means over all patterns with the score")
  func weightedScores() throws {
    let items = try [(-1.0, 0.25), (0, 0), (1, 0.5)].map { try ItemParameters(difficulty: $0, chance: $1, ceiling: 0.98) }
    let grid = try AbilityGrid(-6...6, count: 25, guessing: [0, 0.5, 1])
    let table = ResponseTable(items: items, prior: try LevelPrior(scale: LevelScale(cuts: [-1, 1]), grid: grid))
    let found = try WeightedScoreEstimates(table: table, weights: [1, 3, 5]).estimates
    #expect(found.indices.filter { found[$0] != nil } == [0, 1, 3, 4, 5, 6, 8, 9])
    // NB: a wrong answer and "I don't know" both give no point, so their probabilities add up.
    let right = try Posterior(table: table, responses: (0..<3).map { ($0, .right) })
    #expect(abs((found[9]?.ability ?? .nan) - right.ability.ability) < 1e-5)
    let alike = try WeightedScoreEstimates(table: table, weights: [1, 1, 1]).estimates
    let doubled = try WeightedScoreEstimates(table: table, weights: [2, 2, 2]).estimates
    #expect(alike.compactMap { $0?.ability } == alike.compactMap { $0?.ability }.sorted())
    #expect(alike == [0, 2, 4, 6].map { doubled[$0] } && doubled[1] == nil)
    #expect(try WeightedScoreEstimates(table: table, weights: [0, 0, 0]).estimates.count == 1)
    #expect(throws: MeasurementError.count) { try WeightedScoreEstimates(table: table, weights: [1, 1]) }
    #expect(throws: MeasurementError.count) { try WeightedScoreEstimates(table: table, weights: [1, 1, -1]) }
  }

  @Test("bad input is an error, and extreme items have estimates")
  func badInput() throws {
    #expect(throws: MeasurementError.count) { try ResponsePattern(items: [], answers: []) }
    #expect(throws: MeasurementError.count) { try ResponsePattern(items: LSAT7.items(), answers: [true]) }
    #expect(throws: MeasurementError.count) { try SumScoreEstimates(items: []) }
    #expect(throws: MeasurementError.count) { try Reliability.alpha(CalibrationSample.matrix([("11", 3)])) }
    #expect(throws: MeasurementError.count) { try Reliability.alpha(CalibrationSample.matrix([("1", 3), ("0", 1)])) }
    #expect(throws: MeasurementError.count) { try Reliability.alpha(CalibrationSample.matrix([("1-", 3), ("01", 1)])) }
    #expect(try Reliability.alpha(CalibrationSample.matrix([("111", 3), ("000", 2)])) == 1)
    #expect(throws: MeasurementError.count) { try Reliability.empirical([]) }
    #expect(throws: MeasurementError.prior) { try NormalPrior(mean: .nan, deviation: 1) }
    #expect(throws: MeasurementError.prior) { try NormalPrior(mean: 0, deviation: 0) }
    #expect(throws: MeasurementError.abilities) { try NormalPrior(mean: 0, deviation: 1, nodeCount: 1) }
    let steep = try ItemParameters(discrimination: 900, difficulty: -900)
    #expect(try ResponsePattern(items: [steep], answers: [true]).maximumLikelihood == .positiveInfinity)
    #expect(try ResponsePattern(items: [steep], answers: [false]).maximumLikelihood == .negativeInfinity)
    #expect(try ResponsePattern(items: [steep, steep], answers: [true, false]).weightedLikelihood.ability.isFinite)
  }
}

@Suite("Person fit")
struct PersonFitTests {
  @Test("chance explains random answers better than the model, and honest answers worse", arguments: 0..<30 as Range<UInt64>)
  func chance(seed: UInt64) throws {
    // NB: a prior without guessers below all items, as ChanceFit asks for.
    let prior = try LevelPrior(scale: .cefr, grid: AbilityGrid(-5...5, count: 101, guessing: [0, 0.25, 0.5]))
    let table = ResponseTable(items: try SampleForm.items(), prior: prior)
    let random = try ChanceFit(table: table, responses: answers(of: .random, ability: 0, seed: seed))
    let honest = try ChanceFit(table: table, responses: answers(of: .half, ability: 0, seed: seed))
    #expect(random.logRatio > 0)
    #expect(honest.logRatio < 0)
    #expect(random.highestWindow(length: 48) == random.contributions.reduce(0, +))
    #expect(honest.highestWindow(length: 1) == honest.contributions.max())
  }

  private func answers(of behavior: GuessingBehavior, ability: Double, seed: UInt64) throws -> [(item: Int, response: ItemResponse)] {
    var generator = SeededGenerator(seed: seed)
    let learner = behavior.learner(ability: ability, using: &generator)
    return try SampleForm.items().enumerated().map { ($0, learner.response(to: $1, using: &generator)) }
  }

  @Test("the highest window is found where the answers are worst, and windows of any length are allowed")
  func windows() throws {
    let table = try SampleForm.table()
    let responses = (0..<48).map { (item: $0, response: $0 < 40 ? ItemResponse.right : .wrong) }
    let fit = try ChanceFit(table: table, responses: responses)
    #expect(fit.highestWindow(length: 5) >= fit.contributions[43...].reduce(0, +))
    #expect(fit.highestWindow(length: .max) == fit.highestWindow(length: 48))
    #expect(fit.highestWindow(length: .min) == fit.contributions.max())
    #expect(try ChanceFit(table: table, responses: []).highestWindow(length: 3) == 0)
  }
}
