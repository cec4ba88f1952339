import Measurement
import Reproducible
import Testing

@Suite("The posterior of a learner")
struct PosteriorTests {
  @Test("without responses all levels are equally likely")
  func prior() throws {
    let posterior = Posterior(table: try SampleForm.table())
    #expect(posterior.levelProbabilities.count == 7)
    #expect(posterior.levelProbabilities.allSatisfy { abs($0 - 1.0 / 7) < 1e-6 })
    #expect(abs(posterior.guessing - 0.5) < 1e-9)
    #expect(abs(posterior.logEvidence) < 1e-5)
  }

  @Test("all 81 sequences of responses to four items give the probabilities of the definition")
  func reference() throws {
    let (items, prior) = (try SampleForm.items(), try SampleForm.prior())
    let table = ResponseTable(items: items, prior: prior)
    for sequence in SampleForm.allResponses(4) {
      let responses = zip([5, 14, 23, 46], sequence).map { (item: $0, response: $1) }
      let posterior = try Posterior(table: table, responses: responses)
      let reference = ReferencePosterior(prior: prior, items: items, responses: responses)
      #expect(zip(posterior.levelProbabilities, reference.levels).allSatisfy { abs($0 - $1) < 1e-5 })
      #expect(abs(posterior.ability.ability - reference.ability) < 1e-4)
      #expect(abs(posterior.guessing - reference.guessing) < 1e-5)
    }
  }

  @Test("the weights have the bits of one exponential after another, for any number of nodes", arguments: [5, 8, 12, 141])
  func bits(count: Int) throws {
    let grid = try AbilityGrid(-7...7, count: count, guessing: [0, 0.5, 1])
    let prior = try LevelPrior(scale: LevelScale(cuts: []), grid: grid)
    let table = ResponseTable(items: try SampleForm.items(), prior: prior)
    var generator = SeededGenerator(seed: 5)
    for length in [0, 1, 7, 40] {
      let responses = SampleForm.randomResponses(length, using: &generator)
      // NB: a prior without levels has the same weight at every node, so that it changes no ratio.
      var sums = [Int64](repeating: 0, count: grid.nodeCount)
      for (item, response) in responses {
        for (node, step) in try table.row(item: item, response: response).enumerated() { sums[node] += Int64(step) }
      }
      let nats = sums.map { Double($0 - (sums.max() ?? 0)) / LogLikelihood.stepsPerNat }
      let ratios = nats.map { $0 < -45 ? 0 : PortableMath.exp($0) }
      let total = ratios.reduce(0, +)
      #expect(try Posterior(table: table, responses: responses).weights == ratios.map { $0 / total })
    }
  }

  @Test("the order of the responses changes no bit, and neither does a response that was added and removed")
  func order() throws {
    let table = try SampleForm.table()
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<50 {
      var responses = SampleForm.randomResponses(12, using: &generator)
      let expected = try Posterior(table: table, responses: responses)
      var other = Posterior(table: table)
      try other.add(.wrong, item: 47)
      for index in responses.indices { responses.swapAt(index, generator.below(responses.count)) }
      for (item, response) in responses { try other.add(response, item: item) }
      try other.remove(.wrong, item: 47)
      #expect(other.weights == expected.weights)
      #expect(other.responseCount == 12)
    }
  }

  @Test("a right answer instead of a wrong one never lowers the ability, the level or the probability of any level and those above it")
  func monotonicity() throws {
    let table = try SampleForm.table()
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let responses = SampleForm.randomResponses(1 + generator.below(20), using: &generator)
      let item = (0..<48).first { candidate in !responses.contains { $0.item == candidate } } ?? 0
      var (right, wrong) = (try Posterior(table: table, responses: responses), try Posterior(table: table, responses: responses))
      try right.add(.right, item: item)
      try wrong.add(.wrong, item: item)
      #expect(right.ability.ability >= wrong.ability.ability)
      #expect(right.mostProbableLevel >= wrong.mostProbableLevel)
      for level in 1..<7 {
        let (above, below) = (right.levelProbabilities[level...].reduce(0, +), wrong.levelProbabilities[level...].reduce(0, +))
        #expect(above >= below - 1e-9)
      }
    }
  }

  @Test("of all right and wrong answers to the same items, all right gives the highest ability and all wrong the lowest")
  func extremes() throws {
    let table = try SampleForm.table()
    let items = [0, 9, 21, 30, 38, 46]
    let sequences = SampleForm.allResponses(items.count).filter { !$0.contains(.doesNotKnow) }
    let abilities = try sequences.map { sequence in
      try Posterior(table: table, responses: zip(items, sequence).map { (item: $0, response: $1) }).ability.ability
    }
    #expect(sequences.count == 64)
    #expect(sequences.first { !$0.contains(.wrong) } == sequences[abilities.firstIndex(of: abilities.max() ?? 0) ?? 1])
    #expect(sequences.first { !$0.contains(.right) } == sequences[abilities.firstIndex(of: abilities.min() ?? 0) ?? 0])
  }

  @Test("no sequence of responses gives a higher level than all right, or a lower one than “I don't know” everywhere")
  func extremeLevels() throws {
    let table = try SampleForm.table()
    let items = [0, 9, 21, 30, 38, 46]
    let levels = try SampleForm.allResponses(items.count).map { sequence in
      try Posterior(table: table, responses: zip(items, sequence).map { (item: $0, response: $1) }).mostProbableLevel
    }
    #expect(levels.max() == levels.first)
    #expect(levels.min() == levels.last)
  }

  @Test("a perfect run is at the top and a run without a right answer at the bottom", arguments: [ItemResponse.wrong, .doesNotKnow])
  func ends(none: ItemResponse) throws {
    let table = try SampleForm.table()
    #expect(try Posterior(table: table, responses: (0..<48).map { ($0, .right) }).mostProbableLevel == 6)
    #expect(try Posterior(table: table, responses: (0..<48).map { ($0, none) }).mostProbableLevel == 0)
  }

  @Test("a learner who says “I don't know” is not a guesser, and a learner with wrong answers is")
  func guessing() throws {
    let table = try SampleForm.table()
    #expect(try Posterior(table: table, responses: (0..<20).map { ($0, .doesNotKnow) }).guessing < 0.02)
    #expect(try Posterior(table: table, responses: (0..<20).map { ($0, .wrong) }).guessing > 0.9)
  }

  @Test("an index that is not of an item is an error and changes nothing", arguments: [-1, 48, .max, .min])
  func badIndex(index: Int) throws {
    var posterior = Posterior(table: try SampleForm.table())
    let before = posterior.weights
    #expect(throws: MeasurementError.item) { try posterior.add(.right, item: index) }
    #expect(throws: MeasurementError.item) { try posterior.remove(.right, item: index) }
    #expect(throws: MeasurementError.item) { try posterior.probability(of: .right, item: index) }
    #expect(throws: MeasurementError.item) { try Posterior(table: posterior.table, responses: [(index, .right)]) }
    #expect(posterior.weights == before)
    #expect(posterior.responseCount == 0)
  }

  @Test("thousands of responses neither overflow nor lose the sum of 1")
  func manyResponses() throws {
    var posterior = Posterior(table: try SampleForm.table())
    for round in 0..<2_000 { try posterior.add(round % 3 == 0 ? .wrong : .right, item: round % 48) }
    #expect(abs(posterior.levelProbabilities.reduce(0, +) - 1) < 1e-9)
  }

  @Test("with the single guessing tendency 1, no floor and a ceiling of 1 it is the three-parameter model")
  func threeParameterModel() throws {
    let item = try ItemParameters(discrimination: 1.3, difficulty: 0.4, chance: 0.2)
    let model = try ThreeOutcomeModel(floor: 0)
    for ability in [-3, 0.4, 2] as [Double] {
      let right = model.probability(of: .right, to: item, ability: ability, guessing: 1)
      #expect(abs(right - item.probability(at: ability)) < 1e-15)
      #expect(model.probability(of: .doesNotKnow, to: item, ability: ability, guessing: 1) == 0)
    }
  }

  @Test("the probability of a response before it is seen is its effect on the evidence")
  func evidence() throws {
    var posterior = Posterior(table: try SampleForm.table())
    try posterior.add(.right, item: 3)
    let expected = try posterior.probability(of: .wrong, item: 20)
    let before = posterior.logEvidence
    try posterior.add(.wrong, item: 20)
    #expect(abs(PortableMath.exp(posterior.logEvidence - before) - expected) < 1e-5)
  }
}

@Suite("Statements about levels")
struct LevelProbabilitiesTests {
  @Test(
    "the most probable level, its neighbour and the credible levels",
    arguments: [
      ([0.1, 0.6, 0.3], 1, 2, 1...2), ([0.6, 0.3, 0.1], 0, 1, 0...1), ([0.05, 0.15, 0.8], 2, 1, 1...2), ([0.4, 0.4, 0.2], 0, 1, 0...2),
      ([0.2, 0.6, 0.2], 1, 0, 0...2),
    ])
  func statements(values: [Double], level: Int, neighbor: Int, range: ClosedRange<Int>) {
    let probabilities = LevelProbabilities(values)
    #expect(probabilities.mostProbable == level)
    #expect(probabilities.neighbor == neighbor)
    #expect(probabilities.credibleRange(0.85) == range)
  }

  @Test("a single level has no neighbour, and a probability of 1 takes all levels")
  func ends() {
    #expect(LevelProbabilities([]).neighbor == nil)
    #expect(LevelProbabilities([]).credibleRange(0.9) == 0...0)
    #expect(LevelProbabilities([0, 1, 0]).credibleRange(1) == 0...2)
    #expect(LevelProbabilities([0.2, 0.5, 0.3]).credibleRange(.nan) == 1...1)
  }
}
