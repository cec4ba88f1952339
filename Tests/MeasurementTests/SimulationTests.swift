import Measurement
import Reproducible
import Testing

@Suite("Simulated learners and items")
struct SimulationTests {
  @Test("the shares of the responses are the probabilities of the model", arguments: [GuessingBehavior.honest, .half, .guess])
  func shares(behavior: GuessingBehavior) throws {
    let item = try ItemParameters(difficulty: 0.5, chance: 0.25, ceiling: 0.98)
    var generator = SeededGenerator(seed: 11)
    let learner = behavior.learner(ability: 0.2, using: &generator)
    let count = 40_000
    let drawn = (0..<count).map { _ in learner.response(to: item, using: &generator) }
    for response in ItemResponse.allCases {
      let expected = ThreeOutcomeModel.standard.probability(of: response, to: item, ability: 0.2, guessing: learner.guessing)
      // NB: five standard deviations; the seed is fixed.
      let tolerance = 5 * PortableMath.squareRoot(expected * (1 - expected) / Double(count))
      #expect(abs(Double(drawn.filter { $0 == response }.count) / Double(count) - expected) <= tolerance)
    }
  }

  @Test("a learner who answers at random knows nothing and always guesses")
  func random() throws {
    var generator = SeededGenerator(seed: 1)
    let learner = GuessingBehavior.random.learner(ability: 6, using: &generator)
    let item = try ItemParameters(difficulty: -5, chance: 0.5)
    let right = ThreeOutcomeModel.standard.probability(of: .right, to: item, ability: learner.ability, guessing: learner.guessing)
    #expect(abs(right - 0.502 / 1.006) < 1e-12)
  }

  @Test("the drawn items have the mean and the deviation that were asked for")
  func items() throws {
    let author = try ItemParameters(difficulty: 1, chance: 0.25, ceiling: 0.98)
    var generator = SeededGenerator(seed: 2)
    let drawn = try (0..<20_000).map { _ in try ItemSimulation().parameters(around: author, using: &generator) }
    let difficulties = drawn.map(\.difficulty)
    let logs = drawn.map { PortableMath.log($0.discrimination) }
    #expect(abs(mean(difficulties) - 1) < 0.02)
    #expect(abs(deviation(difficulties) - 0.6) < 0.015)
    #expect(abs(mean(logs) - 0.15) < 0.01)
    #expect(abs(deviation(logs) - 0.25) < 0.007)
    #expect(drawn.allSatisfy { $0.chance == 0.25 && $0.ceiling == 0.98 })
  }

  private func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }

  private func deviation(_ values: [Double]) -> Double {
    let mean = mean(values)
    return PortableMath.squareRoot(values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count))
  }

  @Test("an ability drawn for a level is in that level")
  func abilities() {
    var generator = SeededGenerator(seed: 3)
    for level in 0..<7 {
      let drawn = (0..<200).map { _ in LevelScale.cefr.ability(in: level, within: -7...7, using: &generator) }
      #expect(drawn.allSatisfy { LevelScale.cefr.level(of: $0) == level && abs($0) <= 7 })
    }
    #expect(LevelScale.cefr.ability(in: .max, within: -7...7, using: &generator) >= 3.9)
    #expect(LevelScale.cefr.ability(in: .min, within: -7...7, using: &generator) < -4.29)
  }

  @Test("the fast simulation recovers abilities with the error that it states")
  func fastSimulation() throws {
    let simulation = try FisherSimulation(items: bank(), prior: NormalPrior(mean: 0, deviation: 1, nodeCount: 121))
    var generator = SeededGenerator(seed: 4)
    var (squares, variances) = (0.0, 0.0)
    for _ in 0..<4_000 {
      // NB: six sums of two uniform numbers are close enough to the normal prior.
      let ability = (0..<12).reduce(-6.0) { sum, _ in sum + Double(generator.below(1_000_000)) / 1e6 }
      let estimate = simulation.estimate(ability: ability, length: 20, using: &generator)
      squares += (estimate.ability - ability) * (estimate.ability - ability)
      variances += estimate.standardError * estimate.standardError
    }
    #expect(abs(PortableMath.squareRoot(squares / variances) - 1) < 0.06)
    #expect(PortableMath.squareRoot(squares / 4_000) < 0.4)
  }

  @Test("the fast simulation stays finite for tests of any length and for extreme items")
  func limits() throws {
    let simulation = try FisherSimulation(items: bank(), prior: .standard)
    var generator = SeededGenerator(seed: 5)
    #expect(simulation.estimate(ability: 9, length: .max, using: &generator).ability.isFinite)
    #expect(abs(simulation.estimate(ability: 0, length: -1, using: &generator).ability) < 1e-12)
    let steep = try (0..<9).map { try ItemParameters(discrimination: 1_000, difficulty: Double($0 % 3) - 1) }
    let extreme = try FisherSimulation(items: steep, prior: .standard)
    for ability in [-.infinity, -0.5, 0.5, .nan, .infinity] { _ = extreme.estimate(ability: ability, length: 9, using: &generator) }
    #expect(throws: MeasurementError.count) { try FisherSimulation(items: [], prior: .standard) }
  }

  private func bank() throws -> [ItemParameters] {
    try (0..<300).map { try ItemParameters(discrimination: 0.8 + Double($0 % 7) / 7, difficulty: Double($0 % 61) / 10 - 3, chance: 0.2) }
  }

  @Test("short tests of simulated learners find most levels, and almost all within one")
  func accuracy() throws {
    let selector = try ItemSelector(table: SampleForm.table(), traits: SampleForm.traits())
    var generator = SeededGenerator(seed: 7)
    var differences: [Int] = []
    var questions = 0
    for number in 0..<1_400 {
      let truth = try SampleForm.items().map { try ItemSimulation().parameters(around: $0, using: &generator) }
      let ability = LevelScale.cefr.ability(in: number % 7, within: -7...7, using: &generator)
      let learner = GuessingBehavior.mixed.learner(ability: ability, using: &generator)
      var test = AdaptiveTest(selector: selector, seed: generator.next())
      while let item = test.next { try test.record(learner.response(to: truth[item], using: &generator), item: item) }
      differences.append(abs(test.posterior.mostProbableLevel - number % 7))
      questions += test.asked.count
    }
    #expect(differences.filter { $0 == 0 }.count >= 1_400 * 71 / 100)
    #expect(differences.filter { $0 <= 1 }.count >= 1_400 * 99 / 100)
    #expect(questions <= 1_400 * 17)
  }

  @Test("answers at random are placed at the bottom in at least 95 of 100 tests, short or complete")
  func clicker() throws {
    let selector = try ItemSelector(table: SampleForm.table(), traits: SampleForm.traits())
    let items = try SampleForm.items()
    var generator = SeededGenerator(seed: 8)
    let clicker = GuessingBehavior.random.learner(ability: 0, using: &generator)
    var bottom = (short: 0, complete: 0)
    for _ in 0..<1_000 {
      var test = AdaptiveTest(selector: selector, seed: generator.next())
      while let item = test.next { try test.record(clicker.response(to: items[item], using: &generator), item: item) }
      if test.posterior.mostProbableLevel == 0 { bottom.short += 1 }
      let responses = items.indices.map { (item: $0, response: clicker.response(to: items[$0], using: &generator)) }
      if try Posterior(table: selector.table, responses: responses).mostProbableLevel == 0 { bottom.complete += 1 }
    }
    #expect(bottom.short >= 950)
    #expect(bottom.complete >= 950)
  }
}
