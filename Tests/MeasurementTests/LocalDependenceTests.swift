import Measurement
import Reproducible
import Testing

@Suite("Local dependence")
struct LocalDependenceTests {
  @Test("answers about one text count as the effective size of a cluster", arguments: [0, 0.15, 0.5, 1])
  func effectiveSize(correlation: Double) {
    let dependence = LocalDependence(correlation: correlation)
    for count in 1...4 {
      let effective = Double(count) / (1 + Double(count - 1) * correlation)
      #expect(abs(Double(count) * dependence.weight(ofEach: count) - effective) < 1e-12)
      #expect(effective >= 1 && effective <= Double(count))
    }
  }

  @Test("items that stand alone, and the only item of a text, count in full")
  func alone() {
    #expect(LocalDependence.standard.weights(units: [nil, 3, nil, 5, 5]) == [1, 1, 1, 1 / 1.15, 1 / 1.15])
    #expect(LocalDependence.standard.weights(units: []) == [])
  }

  @Test("a correlation outside 0 to 1 counts as the nearer end")
  func range() {
    #expect(LocalDependence(correlation: -1).correlation == 0)
    #expect(LocalDependence(correlation: 7).correlation == 1)
  }

  @Test("a table without weights and one with weights of 1 have the same rows")
  func unchanged() throws {
    let table = try SampleForm.table()
    let weighted = ResponseTable(items: table.items, prior: table.prior, weights: table.items.map { _ in 1 })
    for item in table.items.indices {
      for response in ItemResponse.allCases {
        #expect(try table.row(item: item, response: response) == weighted.row(item: item, response: response))
      }
    }
  }

  @Test("four answers about one text leave the ability less certain than four that stand alone")
  func uncertainty() throws {
    let table = try SampleForm.table()
    let units = table.items.indices.map { $0 < 4 ? 1 : nil }
    let weights = LocalDependence.standard.weights(units: units)
    let dependent = ResponseTable(items: table.items, prior: table.prior, weights: weights)
    let responses = (0..<4).map { (item: $0, response: ItemResponse.right) }
    let (alone, together) = (
      try Posterior(table: table, responses: responses).ability, try Posterior(table: dependent, responses: responses).ability
    )
    #expect(together.standardError > alone.standardError)
    #expect(together.ability < alone.ability)
  }

  @Test("without a correlation, ignored text effects make a level look surer than it is; the discount mends it")
  func calibratedConfidence() throws {
    // NB: 40 items of ten texts, with a text effect that is as strong as the standard assumes.
    let scale = LevelScale.cefr
    let middle = (scale.boundedRange.lowerBound + scale.boundedRange.upperBound) / 2
    let items = try (0..<40).map { try ItemParameters(difficulty: middle + Double($0 % 10 - 5) / 4, chance: 0.25) }
    let units = items.indices.map { Optional($0 / 4) }
    let prior = try LevelPrior(scale: scale, grid: .standard)
    let plain = try error(ResponseTable(items: items, prior: prior), units: units)
    let weights = LocalDependence.standard.weights(units: units)
    let discounted = try error(ResponseTable(items: items, prior: prior, weights: weights), units: units)
    #expect(plain > 0 && abs(discounted) < plain)
  }

  /// How far the mean stated probability of the level is above the share of right levels.
  private func error(_ table: ResponseTable, units: [Int?]) throws -> Double {
    var generator = SeededGenerator(seed: 7)
    var (stated, right) = (0.0, 0.0)
    for number in 0..<600 {
      let scale = table.prior.scale
      let level = number % (scale.cuts.count + 1)
      let ability = scale.ability(in: level, within: scale.boundedRange, using: &generator)
      let learner = SimulatedLearner(ability: ability, guessing: 0.5)
      let own = try ItemSimulation().parameters(table.items, units: units, using: &generator)
      let responses = own.indices.map { (item: $0, response: learner.response(to: own[$0], using: &generator)) }
      let levels = try Posterior(table: table, responses: responses).levelProbabilities
      let best = try #require(levels.indices.max { levels[$0] < levels[$1] })
      stated += levels[best] / 600
      right += best == level ? 1.0 / 600 : 0
    }
    return stated - right
  }
}
