import Measurement
import Testing

@Suite("Items, models and scales")
struct ModelTests {
  @Test(
    "parameters outside their ranges are an error",
    arguments: [
      (0, 0, 0, 1, .discrimination), (-1, 0, 0, 1, .discrimination), (.nan, 0, 0, 1, .discrimination),
      (.infinity, 0, 0, 1, .discrimination),
      (1, .nan, 0, 1, .difficulty), (1, -.infinity, 0, 1, .difficulty), (1, 1_001, 0, 1, .difficulty), (1, 0, -0.1, 1, .chance),
      (1, 0, 1, 1, .chance), (1, 0, .nan, 1, .chance), (1, 0, 0.3, 0.3, .ceiling), (1, 0, 0, 1.1, .ceiling), (1, 0, 0, .nan, .ceiling),
    ] as [(Double, Double, Double, Double, MeasurementError)])
  func parameters(discrimination: Double, difficulty: Double, chance: Double, ceiling: Double, error: MeasurementError) {
    #expect(throws: error) {
      try ItemParameters(discrimination: discrimination, difficulty: difficulty, chance: chance, ceiling: ceiling)
    }
    #expect(!error.message.isEmpty)
  }

  @Test("the probability at the difficulty is halfway between the asymptotes, which it reaches far away")
  func asymptotes() throws {
    let item = try ItemParameters(discrimination: 1.4, difficulty: -0.5, chance: 0.2, ceiling: 0.9)
    #expect(abs(item.probability(at: -0.5) - 0.55) < 1e-15)
    #expect(abs(item.probability(at: -.infinity) - 0.2) < 1e-15)
    #expect(abs(item.probability(at: .infinity) - 0.9) < 1e-15)
    #expect(item.probability(at: .nan).isNaN)
  }

  @Test("the information is that of the published formula for the three-parameter model", arguments: [-2, 0, 0.7, 3] as [Double])
  func information(ability: Double) throws {
    // NB: F. M. Lord (1980): a² (1 − P) / P · ((P − c) / (1 − c))².
    let item = try ItemParameters(discrimination: 1.7, difficulty: 0.3, chance: 0.25)
    let p = item.probability(at: ability)
    let expected = 1.7 * 1.7 * (1 - p) / p * ((p - 0.25) / 0.75) * ((p - 0.25) / 0.75)
    #expect(abs(item.information(at: ability) - expected) < 1e-12)
  }

  @Test("extreme parameters and abilities give finite information", arguments: [-1e9, -1_000, 0, 1_000, 1e9])
  func extremes(ability: Double) throws {
    for chance in [0, 0.5] {
      let item = try ItemParameters(discrimination: 1_000, difficulty: 1_000, chance: chance)
      #expect(item.information(at: ability).isFinite)
      let pattern = try ResponsePattern(items: [item], answers: [true])
      #expect(pattern.score(at: ability).isFinite)
    }
  }

  @Test("the three probabilities add up to 1 and keep the floor")
  func outcomes() throws {
    let item = try ItemParameters(difficulty: 0, chance: 0.25, ceiling: 0.98)
    for ability in [-.infinity, -2, 0, 4] as [Double] {
      for guessing in [0, 0.3, 1] {
        let probabilities = ItemResponse.allCases.map {
          ThreeOutcomeModel.standard.probability(of: $0, to: item, ability: ability, guessing: guessing)
        }
        #expect(abs(probabilities.reduce(0, +) - 1) < 1e-14)
        #expect(probabilities.allSatisfy { $0 >= 0.002 / 1.006 - 1e-15 })
      }
    }
  }

  @Test("a floor outside 0 to 0.3 is an error", arguments: [-0.001, 0.31, .nan])
  func floor(value: Double) {
    #expect(throws: MeasurementError.floor) { try ThreeOutcomeModel(floor: value) }
  }

  @Test("an ability at a cut belongs to the level above it, and every level has its middle")
  func levels() {
    let scale = LevelScale.cefr
    #expect([-9, -4.29, -4, -3.23, 0.72, 3.89, 3.9].map { scale.level(of: $0) } == [0, 1, 1, 2, 4, 5, 6])
    for level in 0..<scale.count { #expect(scale.level(of: scale.middle(of: level)) == level) }
    #expect(scale.middle(of: -5) == scale.middle(of: 0))
    #expect(scale.middle(of: 99) == scale.middle(of: 6))
    #expect(scale.level(of: .nan) == 0)
  }

  @Test("a scale has any number of levels")
  func scales() throws {
    #expect(try LevelScale(cuts: []).count == 1)
    #expect(try LevelScale(cuts: []).middle(of: 0) == 0)
    let two = try LevelPrior(scale: LevelScale(cuts: [0.05]), grid: .standard, levelWeights: [1, 3])
    let posterior = Posterior(table: ResponseTable(items: [], prior: two))
    #expect(zip(posterior.levelProbabilities, [0.25, 0.75]).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test("grids, scales and priors with bad input are errors")
  func badInput() throws {
    for cuts in [[1, 1], [2, 1], [.nan], [.infinity]] as [[Double]] {
      #expect(throws: MeasurementError.cuts) { try LevelScale(cuts: cuts) }
    }
    #expect(throws: MeasurementError.cuts) { try LevelScale(cuts: (0..<64).map { Double($0) }) }
    for count in [Int.min, 0, 1, 10_001, .max] {
      #expect(throws: MeasurementError.abilities) { try AbilityGrid(-1...1, count: count, guessing: [1]) }
    }
    #expect(throws: MeasurementError.abilities) { try AbilityGrid(-.infinity...1, count: 9, guessing: [1]) }
    for guessing in [[], [1.1], [-0.1], [.nan]] as [[Double]] {
      #expect(throws: MeasurementError.guessing) { try AbilityGrid(-1...1, count: 9, guessing: guessing) }
    }
    #expect(throws: MeasurementError.emptyLevel) { try LevelPrior(scale: LevelScale(cuts: [0.01, 0.02]), grid: .standard) }
    for weights in [[], [1], [0, 0], [1, -1], [1, .nan], [1, .infinity]] as [[Double]] {
      #expect(throws: MeasurementError.prior) {
        try LevelPrior(scale: LevelScale(cuts: [0]), grid: .standard, levelWeights: weights)
      }
    }
  }

  @Test("a raw cut becomes the ability at which that score is expected")
  func characteristicCurve() throws {
    let test = try TestCharacteristics(items: SampleForm.items())
    for score in [14, 20, 30.5, 46] {
      #expect(abs(test.expectedScore(at: test.ability(expectedScore: score)) - score) < 1e-9)
    }
    #expect(test.ability(expectedScore: 10.7) == -.infinity)
    #expect(test.ability(expectedScore: 48) == .infinity)
    #expect(test.ability(expectedScore: .nan).isNaN)
    #expect(throws: MeasurementError.count) { try TestCharacteristics(items: []) }
  }
}
