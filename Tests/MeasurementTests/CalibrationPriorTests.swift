import Measurement
import Reproducible
import Testing

@Suite("Calibration with knowledge about items")
struct CalibrationPriorTests {
  private func authored(_ items: [ItemParameters], deviation: Double = 0.7) throws -> [Double] {
    var generator = SeededGenerator(seed: 9)
    return items.map { $0.difficulty + deviation * CalibrationSample.normal(&generator) }
  }

  private func difficulties(_ calibration: Calibration) -> [Double] { calibration.calibratedItems.compactMap(\.difficulty) }

  @Test("with few responses, the author's level makes estimates better than either alone", arguments: [(30, 0.9), (100, 0.75), (300, 0.5)])
  func coldStart(persons: Int, share: Double) throws {
    let items = try CalibrationSample.items(40, seed: 5)
    let levels = try authored(items)
    let matrix = try CalibrationSample.responses(items, persons: persons, answered: 0.5, seed: 6).matrix
    let priors = try levels.map { try CalibrationItem(prior: ItemPrior(difficulty: $0)) }
    let found = difficulties(try Calibration.run(matrix, items: priors))
    let truths = items.map(\.difficulty)
    #expect(CalibrationSample.deviation(found, truths) < share * CalibrationSample.deviation(levels, truths))
    let plain = try Calibration.run(matrix, plan: CalibrationPlan(maximumIterations: 300)).calibratedItems
    let errors = zip(plain, truths).map { item, truth in item.difficulty.map { abs($0 - truth) } ?? .infinity }
    #expect(CalibrationSample.deviation(found, truths) < CalibrationSample.deviation(errors, errors.map { _ in 0 }))
  }

  @Test(
    "with many persons, a few iterations place all difficulties where the authors' levels agree",
    arguments: [CalibrationModel.rasch, .twoParameter])
  func manyPersons(model: CalibrationModel) throws {
    let items = try CalibrationSample.items(15, seed: 5)
    let levels = try authored(items).map { $0 + 1 }
    var matrix = try ResponseMatrix(items: 15)
    let sample = try CalibrationSample.responses(items, persons: 2_000, seed: 6).matrix
    for row in 0..<sample.rows { try matrix.append(sample.scores(row: row), count: 100) }
    let priors = try levels.map { try CalibrationItem(prior: ItemPrior(difficulty: $0)) }
    let calibration = try Calibration.run(matrix, items: priors, plan: CalibrationPlan(model: model, quadrature: .wide))
    #expect(calibration.progress.hasConverged && calibration.progress.iterations < 200)
    // NB: only the priors determine the common shift, so they pull with equal force to both sides.
    let pulls = zip(difficulties(calibration), levels).map { $0 - $1 }
    #expect(pulls.count == 15 && abs(pulls.reduce(0, +)) < 1e-3)
    #expect(calibration.population.mean > 0.5)
  }

  @Test("an item without responses keeps its prior")
  func noResponses() throws {
    var matrix = try ResponseMatrix(items: 2)
    for count in 0..<40 { try matrix.append([count % 3 == 0 ? .wrong : .right, .notAnswered]) }
    let items = try [0.3, -1.2].map { try CalibrationItem(prior: ItemPrior(difficulty: $0, logDiscrimination: 0.2)) }
    let result = try Calibration.run(matrix, items: items).calibratedItems
    #expect(abs((result[1].difficulty ?? .nan) + 1.2) < 1e-6)
    #expect(abs((result[1].discrimination ?? .nan) - PortableMath.exp(0.2)) < 1e-6)
  }

  @Test("items that all answered right or wrong have finite estimates with a prior", arguments: [ScoredAnswer.right, .wrong])
  func extremes(score: ScoredAnswer) throws {
    var matrix = try ResponseMatrix(items: 3)
    for _ in 0..<20 { try matrix.append([score, score, score]) }
    for model in [CalibrationModel.rasch, .twoParameter] {
      let items = try [-1.0, 0, 1].map { try CalibrationItem(prior: ItemPrior(difficulty: $0)) }
      let plan = CalibrationPlan(model: model, population: .fixed(.standard))
      let result = try Calibration.run(matrix, items: items, plan: plan)
      for (item, level) in zip(result.calibratedItems, [-1.0, 0, 1]) {
        let difficulty = try #require(item.parameters?.difficulty)
        #expect(score == .right ? difficulty < level : difficulty > level)
        #expect(abs(difficulty - level) < 3)
      }
      #expect(result.standardErrors(matrix) != nil)
    }
  }

  @Test("new items are placed on the scale of fixed items, and the population too")
  func fixedItems() throws {
    let items = try CalibrationSample.items(20)
    let matrix = try CalibrationSample.responses(items, persons: 3_000, mean: 0.8, deviation: 0.7).matrix
    let known = items.enumerated().map { $0.offset < 10 ? CalibrationItem(fixed: $0.element) : .unknown }
    let calibration = try Calibration.run(matrix, items: known)
    #expect(abs(calibration.population.mean - 0.8) < 0.08)
    #expect(abs(calibration.population.standardDeviation - 0.7) < 0.08)
    let result = calibration.calibratedItems
    #expect(result.prefix(10).allSatisfy { $0.origin == .fixed } && result.dropFirst(10).allSatisfy { $0.origin == .estimated })
    for (item, fixed) in zip(result, items).prefix(10) {
      // NB: slope and intercept are stored, and the difficulty is their quotient.
      #expect(abs((item.difficulty ?? .nan) - fixed.difficulty) < 1e-12)
    }
    #expect(CalibrationSample.deviation(result.compactMap(\.difficulty), items.map(\.difficulty)) < 0.15)
  }

  @Test("a population can have a known standard deviation and a free mean")
  func freeMean() throws {
    let items = try CalibrationSample.items(20)
    let matrix = try CalibrationSample.responses(items, persons: 2_000, mean: 0.8, deviation: 0.7).matrix
    let plan = CalibrationPlan(population: .freeMean(standardDeviation: 0.7))
    let calibration = try Calibration.run(matrix, items: items.dropLast().map { CalibrationItem(fixed: $0) } + [.unknown], plan: plan)
    #expect(abs(calibration.population.mean - 0.8) < 0.08)
    #expect(calibration.population.standardDeviation == 0.7)
    #expect(calibration.standardErrors(matrix)?.last?.difficulty != nil)
  }

  @Test("one person, and persons without differences, move estimates a little from their priors", arguments: [1, 40])
  func noDifferences(persons: Int) throws {
    let levels = [-1.5, -0.5, 0.5, 1.5]
    var matrix = try ResponseMatrix(items: 4)
    try matrix.append([.right, .right, .wrong, .wrong], count: persons)
    for model in [CalibrationModel.rasch, .twoParameter] {
      let items = try levels.map { try CalibrationItem(prior: ItemPrior(difficulty: $0)) }
      let calibration = try Calibration.run(matrix, items: items, plan: CalibrationPlan(model: model))
      #expect(calibration.progress.hasConverged && !calibration.showsDifferences)
      for (item, level) in zip(calibration.calibratedItems, levels) { #expect(abs((item.difficulty ?? .nan) - level) < 2) }
      let errors = calibration.standardErrors(matrix)?.compactMap(\.difficulty)
      #expect(errors?.count == 4 && errors?.allSatisfy { $0 > 0.2 } == true)
    }
  }

  @Test("items whose answers contradict their levels, or are below chance, converge; and more parameters fit better")
  func contradictions() throws {
    let levels = (0..<20).map { -4 + 0.4 * Double($0) }
    var matrix = try ResponseMatrix(items: levels.count)
    for person in 0..<1_000 {
      let scores = levels.indices.map { item -> ScoredAnswer in
        let isAble = person * levels.count > (item == 0 ? 19 : item) * 1_000
        return isAble != ((person * 7 + item * 11) % 5 == 0) ? .right : .wrong
      }
      try matrix.append(scores)
    }
    let items = try levels.indices.map { item in
      try CalibrationItem(prior: ItemPrior(difficulty: levels[item]), chance: item % 4 == 3 ? 0.5 : 0.25, ceiling: 0.98)
    }
    let calibrations = try [CalibrationModel.rasch, .twoParameter].map { model in
      try Calibration.run(matrix, items: items, plan: CalibrationPlan(model: model, quadrature: .wide))
    }
    for calibration in calibrations {
      #expect(calibration.progress.hasConverged && calibration.progress.iterations < 500)
      #expect((calibration.calibratedItems[0].difficulty ?? .nan) > 0)
      #expect(calibration.standardErrors(matrix) != nil)
    }
    #expect(calibrations[1].progress.logLikelihood > calibrations[0].progress.logLikelihood)
  }

  @Test("linking moves the mean of the anchor items to their known mean")
  func meanLink() throws {
    let items = try CalibrationSample.items(10)
    let matrix = try CalibrationSample.responses(items, persons: 500).matrix
    let calibration = try Calibration.run(matrix, plan: CalibrationPlan(model: .rasch))
    let levels = (0..<10).map { $0 < 4 ? Double($0) : nil }
    let link = try ScaleLink(calibration.calibratedItems, to: levels)
    let moved = calibration.calibratedItems.compactMap { link.parameters(of: $0)?.difficulty }
    #expect(link.anchors == 4 && link.slope == 1)
    #expect(abs(moved.prefix(4).reduce(0, +) / 4 - 1.5) < 1e-12)
    let first = try #require(calibration.calibratedItems[0].difficulty)
    #expect(abs(moved[0] - first - link.shift) < 1e-12)
    #expect(abs(try link.population(calibration.population).mean - link.shift) < 1e-12)
  }

  @Test("linking of mean and deviation undoes a change of origin and unit")
  func deviationLink() throws {
    let items = try CalibrationSample.items(10)
    let matrix = try CalibrationSample.responses(items, persons: 500).matrix
    let calibration = try Calibration.run(matrix)
    let known = calibration.calibratedItems.map { item in item.difficulty.map { 2 * $0 - 1 } }
    let link = try ScaleLink(calibration.calibratedItems, to: known, by: .meanAndDeviation)
    #expect(abs(link.slope - 2) < 1e-9 && abs(link.shift + 1) < 1e-9)
    let (before, after) = (calibration.calibratedItems[0].parameters, link.parameters(of: calibration.calibratedItems[0]))
    for ability in [-1.0, 0, 2] {
      let probability = try #require(before?.probability(at: ability))
      #expect(abs(probability - (after?.probability(at: 2 * ability - 1) ?? .nan)) < 1e-9)
    }
  }

  @Test("a link needs anchors")
  func noAnchors() throws {
    let matrix = try CalibrationSample.matrix(LSAT7.frequencies)
    let items = try Calibration.run(matrix).calibratedItems
    #expect(throws: MeasurementError.count) { try ScaleLink(items, to: [nil, nil, nil, nil, nil]) }
    #expect(throws: MeasurementError.count) { try ScaleLink(items, to: [1]) }
    #expect(throws: MeasurementError.count) { try ScaleLink(items, to: [1, nil, nil, nil, nil], by: .meanAndDeviation) }
    #expect(throws: MeasurementError.difficulty) { try ScaleLink(items, to: [.nan, nil, nil, nil, nil]) }
  }
}
