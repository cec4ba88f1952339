import Measurement
import Reproducible
import Testing

@Suite("Selection of the next question")
struct SelectionTests {
  private func selector(
    criterion: SelectionCriterion = .levelInformation, balance: ContentBalance = ContentBalance(),
    exposure: ExposureControl = ExposureControl(), traits: [ItemTraits] = SampleForm.traits()
  ) throws -> ItemSelector {
    try ItemSelector(table: SampleForm.table(), traits: traits, criterion: criterion, balance: balance, exposure: exposure)
  }

  private func test(_ selector: ItemSelector, seed: UInt64, answer: (Int) -> ItemResponse) throws -> AdaptiveTest {
    var test = AdaptiveTest(selector: selector, seed: seed)
    while let item = test.next { try test.record(answer(item), item: item) }
    return test
  }

  @Test("the gain is the mutual information of response and level, as computed from its definition")
  func reference() throws {
    let (items, prior, selector) = (try SampleForm.items(), try SampleForm.prior(), try selector())
    var generator = SeededGenerator(seed: 8)
    for count in [0, 1, 2, 5, 10, 30] {
      let responses = SampleForm.randomResponses(count, using: &generator)
      let gains = selector.gains(try Posterior(table: selector.table, responses: responses))
      let reference = ReferencePosterior(prior: prior, items: items, responses: responses)
      #expect(gains.count == 48)
      #expect(zip(gains, items).allSatisfy { abs($0 - reference.gain(of: $1)) < 5e-4 })
    }
  }

  @Test(
    "without chance and balance the best item is asked, by either criterion",
    arguments: [SelectionCriterion.levelInformation, .fisherInformation])
  func best(criterion: SelectionCriterion) throws {
    let selector = try selector(criterion: criterion, balance: ContentBalance(tolerance: .infinity, deadline: .max), exposure: .none)
    var posterior = Posterior(table: selector.table)
    var generator = SeededGenerator(seed: 1)
    var asked: [Int] = []
    for _ in 0..<48 {
      let gains = selector.gains(posterior)
      let choice = try #require(selector.next(after: posterior, asked: asked, using: &generator))
      let left = gains.indices.filter { !asked.contains($0) }
      #expect(choice.gain == left.map { gains[$0] }.max())
      #expect(choice.gain == selector.bestGain(after: posterior, asked: asked))
      asked.append(choice.item)
      try posterior.add(.right, item: choice.item)
    }
    #expect(Set(asked).count == 48)
    #expect(selector.next(after: posterior, asked: asked, using: &generator) == nil)
  }

  @Test("every group is asked within ten questions and in every finished test, whatever the responses", arguments: 0..<40 as Range<UInt64>)
  func coverage(seed: UInt64) throws {
    let selector = try selector()
    var generator = SeededGenerator(seed: seed)
    let finished = try test(selector, seed: seed) { _ in ItemResponse.allCases[generator.below(3)] }
    #expect(selector.isCovered(asked: Array(finished.asked.prefix(10))) || finished.asked.count < 10)
    #expect(selector.isCovered(asked: finished.asked))
    #expect((8...20).contains(finished.asked.count))
    #expect(Set(finished.asked).count == finished.asked.count)
  }

  @Test("a balance without tolerance gives every group its share")
  func strictBalance() throws {
    let selector = try selector(balance: ContentBalance(tolerance: 0))
    var test = AdaptiveTest(selector: selector, stopping: StoppingRule(minimum: 16, maximum: 16), seed: 3)
    while let item = test.next { try test.record(.right, item: item) }
    let counts = test.asked.reduce(into: [Int: Int]()) { $0[selector.traits[$1].group, default: 0] += 1 }
    #expect(counts == [0: 6, 1: 2, 2: 2, 3: 2, 4: 2, 5: 2])
  }

  @Test("the same seed and responses give the same questions, and other seeds give others")
  func reproducible() throws {
    let selector = try selector()
    let paths = try [5, 5, 6].map { seed in try test(selector, seed: seed) { $0 % 2 == 0 ? .right : .doesNotKnow }.asked }
    #expect(paths[0] == paths[1])
    #expect(paths[0] != paths[2])
  }

  @Test("items that were seen before are asked only when their group has no others")
  func seenBefore() throws {
    let selector = try selector()
    let seen = Set(0..<24)
    var test = AdaptiveTest(selector: selector, stopping: StoppingRule(minimum: 24, maximum: 24), seed: 2, seenBefore: seen)
    while let item = test.next {
      let group = selector.traits[item].group
      let unseen = selector.traits.indices.filter { selector.traits[$0].group == group && !seen.contains($0) && !test.asked.contains($0) }
      #expect(unseen.isEmpty || !seen.contains(item))
      try test.record(.wrong, item: item)
    }
    #expect(test.asked.count == 24)
  }

  @Test("the items of a unit follow each other")
  func units() throws {
    var traits = SampleForm.traits()
    for item in [16, 20, 25] { traits[item] = ItemTraits(group: 0, unit: 7) }
    let selector = try selector(traits: traits)
    for seed in 0..<20 as Range<UInt64> {
      let asked = try test(selector, seed: seed) { _ in .right }.asked
      let places = asked.indices.filter { traits[asked[$0]].unit == 7 }
      guard let first = places.first else { continue }
      #expect(places == Array(first..<min(first + 3, asked.count)))
    }
  }

  @Test("a unit of which the learner has seen an item is not new")
  func seenUnit() throws {
    var traits = SampleForm.traits()
    for item in [16, 17, 18] { traits[item] = ItemTraits(group: 0, unit: 7) }
    let selector = try selector(traits: traits)
    for seed in 0..<20 as Range<UInt64> {
      let test = AdaptiveTest(selector: selector, stopping: StoppingRule(minimum: 12, maximum: 12), seed: seed, seenBefore: [17])
      var running = test
      while let item = running.next { try running.record(item < 24 ? .right : .wrong, item: item) }
      #expect(!running.asked.contains { traits[$0].unit == 7 })
    }
  }

  @Test("a weight lowers the gain of its item only")
  func weights() throws {
    let table = try SampleForm.table()
    let weighted = ResponseTable(items: table.items, prior: table.prior, weights: table.items.indices.map { $0 == 4 ? 0.5 : 1 })
    let (full, half) = (
      try ItemSelector(table: table, traits: SampleForm.traits()).gains(Posterior(table: table)),
      try ItemSelector(table: weighted, traits: SampleForm.traits()).gains(Posterior(table: weighted))
    )
    #expect(half[4] == full[4] / 2)
    #expect(half[5] == full[5])
  }

  @Test("a unit begins with its first item, even if another one says more")
  func firstOfUnit() throws {
    var traits = SampleForm.traits()
    for item in [16, 21] { traits[item] = ItemTraits(group: 0, unit: 7) }
    let selector = try selector(traits: traits)
    var begun = 0
    for seed in 0..<20 as Range<UInt64> {
      let asked = try test(selector, seed: seed) { $0 < 24 ? .right : .wrong }.asked
      guard let first = asked.first(where: { $0 == 16 || $0 == 21 }) else { continue }
      #expect(first == 16)
      begun += 1
    }
    #expect(begun > 0)
  }

  @Test("a candidate has at least the given share of the best gain")
  func minimumShare() throws {
    let selector = try selector(exposure: ExposureControl(firstCandidates: 48, minimumShare: 0.9))
    let posterior = Posterior(table: selector.table)
    let best = selector.bestGain(after: posterior, asked: [])
    for seed in 0..<50 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let choice = try #require(selector.next(after: posterior, asked: [], using: &generator))
      #expect(choice.gain >= 0.9 * best)
    }
  }

  @Test("the first questions are drawn from five candidates and the later ones from three")
  func candidates() throws {
    let selector = try selector(balance: ContentBalance(tolerance: .infinity, deadline: .max))
    for (asked, expected) in [([], 5), (Array(0..<5), 3)] as [([Int], Int)] {
      let posterior = try Posterior(table: selector.table, responses: asked.map { ($0, .right) })
      let drawn = (0..<200 as Range<UInt64>).compactMap { seed in
        var generator = SeededGenerator(seed: seed)
        return selector.next(after: posterior, asked: asked, using: &generator)?.item
      }
      #expect(Set(drawn).count == expected)
    }
  }

  @Test(
    "the test ends by number, confidence or expected gain, and never before the minimum or an unseen group",
    arguments: [
      (7, true, 0.99, 1.0, false), (8, true, 0.8, 1, true), (8, true, 0.79, 1, false), (8, false, 0.99, 0, false),
      (12, true, 0.5, 0.009, true), (12, true, 0.5, 0.011, false), (20, false, 0.1, 1, true),
    ])
  func stopping(asked: Int, isCovered: Bool, probability: Double, gain: Double, expected: Bool) {
    let rule = StoppingRule()
    #expect(rule.isFinished(asked: asked, isCovered: isCovered, bestProbability: probability, bestGain: gain) == expected)
  }

  @Test("bad input is an error or is ignored, and never ends the program")
  func badInput() throws {
    let table = try SampleForm.table()
    #expect(throws: MeasurementError.count) { try ItemSelector(table: table, traits: []) }
    let odd = try ItemSelector(
      table: table, traits: SampleForm.traits(), balance: ContentBalance(tolerance: .nan, deadline: .min),
      exposure: ExposureControl(firstCandidates: -1, laterCandidates: 0, minimumShare: .nan))
    var generator = SeededGenerator(seed: 1)
    #expect(odd.next(after: Posterior(table: table), asked: [-4, 900], seenBefore: [77], using: &generator) != nil)
    let other = ResponseTable(items: [], prior: try LevelPrior(scale: .cefr, grid: AbilityGrid(-8...8, count: 99, guessing: [1])))
    #expect(odd.gains(Posterior(table: other)).allSatisfy { $0 == 0 })
    #expect(AdaptiveTest(selector: try ItemSelector(table: other, traits: []), seed: 1).next == nil)
    var test = AdaptiveTest(selector: odd, seed: 1)
    try test.record(.right, item: 3)
    #expect(throws: MeasurementError.item) { try test.record(.right, item: 3) }
    #expect(throws: MeasurementError.item) { try test.record(.right, item: 48) }
    #expect(test.asked == [3])
  }
}
