import Testing

@testable import Measurement

@Suite("Fit of items")
struct FitTests {
  @Test(
    "chi-square probabilities: R's pchisq",
    arguments: [
      (1, 3.84, 0.05004352125), (2, 4.751, 0.09296799359), (5, 11.93841, 0.03564152133), (10, 2.5, 0.9908757208),
      (1, 0.001, 0.9747728794), (100, 140, 0.005140502459), (3, 0, 1),
    ])
  func chiSquare(degrees: Int, statistic: Double, probability: Double) {
    let test = ChiSquareTest(statistic: statistic, degreesOfFreedom: degrees)
    #expect(abs((test.probability ?? .nan) - probability) < 1e-10)
  }

  @Test("chi-square probabilities of extreme statistics are numbers from 0 to 1", arguments: [1, 2, 999, 1_000_000])
  func extremeStatistics(degrees: Int) throws {
    for statistic in [-1, 0, 1e-300, 1e-5, 1e5, 1e300, .infinity] {
      let probability = try #require(ChiSquareTest(statistic: statistic, degreesOfFreedom: degrees).probability)
      #expect((0...1).contains(probability))
    }
    #expect(ChiSquareTest(statistic: 5, degreesOfFreedom: 0).probability == nil)
  }

  @Test("observed shares have groups of equal size, and none with fewer than twenty persons", arguments: [0, 39, 40, 199, 1_000])
  func observedShares(persons: Int) {
    let answers = (0..<persons).map { (isRight: $0 % 4 != 0, ability: Double(($0 * 7) % persons)) }
    let groups = ObservedShare.groups(answers, maximumCount: 8)
    #expect(groups.count == (persons < 40 ? 0 : min(8, persons / 20)))
    #expect(persons < 40 || groups.reduce(0) { $0 + $1.persons } == persons)
    #expect(groups.allSatisfy { $0.persons >= 20 && abs($0.share - 0.75) < 0.3 })
    #expect(zip(groups, groups.dropFirst()).allSatisfy { $0.ability < $1.ability })
  }

  @Test("S-X² rejects few items that fit, and an item that does not")
  func misfit() throws {
    let items = try CalibrationSample.items(12)
    let matrix = try CalibrationSample.responses(items, persons: 2_000).matrix
    let fitting = try SX2(matrix, items: items, estimatedParameters: 0).items.compactMap(\.probability)
    #expect(fitting.count == 12 && fitting.count { $0 < 0.01 } <= 1)
    var wrong = items
    wrong[3] = try ItemParameters(discrimination: items[3].discrimination * 3, difficulty: items[3].difficulty)
    #expect((try SX2(matrix, items: wrong, estimatedParameters: 0).items[3].probability ?? 1) < 0.001)
    #expect(throws: MeasurementError.count) { try SX2(matrix, items: [], estimatedParameters: 0) }
  }

  @Test("S-X² skips persons with missing answers, and small groups are joined")
  func missing() throws {
    let items = try CalibrationSample.items(6)
    let matrix = try CalibrationSample.matrix([("111111", 1), ("11111-", 5), ("101010", 2), ("000000", 1)])
    let fit = try SX2(matrix, items: items, estimatedParameters: 2)
    #expect(fit.persons == 4)
    #expect(fit.items.allSatisfy { $0.statistic.isFinite && $0.degreesOfFreedom <= 0 && $0.probability == nil })
  }

  @Test("mean squares are near 1 at the true abilities, and above it for answers by chance")
  func meanSquares() throws {
    let items = try CalibrationSample.items(10)
    let (matrix, abilities) = try CalibrationSample.responses(items, persons: 2_000)
    var noisy = try ResponseMatrix(items: 11)
    for row in 0..<matrix.rows { try noisy.append(matrix.scores(row: row) + [row % 2 == 0 ? .right : .wrong]) }
    let all = try items + [ItemParameters(discrimination: 2, difficulty: 0)]
    let fits = try ResidualFit.ofItems(noisy, items: all, abilities: abilities).compactMap { $0 }
    #expect(fits.prefix(10).allSatisfy { abs($0.infit - 1) < 0.08 && abs($0.standardizedInfit) < 3.5 })
    #expect(fits.prefix(10).allSatisfy { abs($0.outfit - 1) < 0.3 })
    #expect(fits[10].infit > 1.5 && fits[10].outfit > 1.5 && fits[10].standardizedInfit > 5)
  }

  @Test("mean squares of one answer are those of the formulas")
  func oneAnswer() throws {
    let matrix = try CalibrationSample.matrix([("1-", 1)])
    let items = try [1.0, 0].map { try ItemParameters(difficulty: $0) }
    let fits = try ResidualFit.ofItems(matrix, items: items, abilities: [0])
    let right = PortableMath.logistic(-1)
    #expect(abs((fits[0]?.outfit ?? .nan) - (1 - right) / right) < 1e-12)
    #expect(fits[1] == nil)
    #expect(throws: MeasurementError.ability) { try ResidualFit.ofItems(matrix, items: items, abilities: [.nan]) }
    #expect(throws: MeasurementError.count) { try ResidualFit.ofItems(matrix, items: items, abilities: []) }
  }

  @Test("M₂ accepts the model that made the answers, and rejects the Rasch model for items of different discrimination")
  func wholeFit() throws {
    let items = try [0.4, 2.5, 0.5, 2.2, 0.6, 1.8].enumerated().map {
      try ItemParameters(discrimination: $1, difficulty: Double($0) / 3 - 1)
    }
    let (matrix, _) = try CalibrationSample.responses(items, persons: 2_000)
    for (model, fits) in [(CalibrationModel.twoParameter, true), (.rasch, false), (.commonDiscrimination, false)] {
      let calibration = try Calibration.run(matrix, plan: CalibrationPlan(model: model, tolerance: 1e-8))
      let population = calibration.population
      let prior = try NormalPrior(mean: population.mean, deviation: population.standardDeviation)
      let found = calibration.calibratedItems.compactMap(\.parameters)
      let test = try #require(try M2.test(matrix, items: found, prior: prior, model: model))
      #expect(test.degreesOfFreedom == (model == .twoParameter ? 9 : 14))
      #expect(((test.probability ?? .nan) > 0.01) == fits)
    }
  }

  @Test("M₂ needs persons who answered all items, and items that do not determine each other")
  func wholeFitWithoutAnswers() throws {
    let items = try CalibrationSample.items(3)
    #expect(try M2.test(CalibrationSample.matrix([("11-", 5)]), items: items, model: .rasch) == nil)
    #expect(throws: MeasurementError.count) { try M2.test(CalibrationSample.matrix([("11", 5)]), items: items, model: .rasch) }
    let certain = try (0..<3).map { _ in try ItemParameters(discrimination: 900, difficulty: -900) }
    #expect(try M2.test(CalibrationSample.matrix([("111", 5)]), items: certain, model: .twoParameter) == nil)
  }

  @Test("Zh of an item is low for answers that contradict the abilities, and missing without answers")
  func itemLikelihood() throws {
    let items = try [0.0, 0, 0].map { try ItemParameters(difficulty: $0) }
    let matrix = try CalibrationSample.matrix([("10-", 20), ("01-", 20)])
    let fit = try StandardizedItemFit.ofItems(matrix, items: items, abilities: [2, -2])
    #expect((fit[0] ?? .nan) > 1 && (fit[1] ?? .nan) < -5 && fit[2] == nil)
    #expect(throws: MeasurementError.ability) { try StandardizedItemFit.ofItems(matrix, items: items, abilities: [0, .nan]) }
    #expect(throws: MeasurementError.count) { try StandardizedItemFit.ofItems(matrix, items: items, abilities: [0]) }
  }

  @Test("a distractor that able persons choose is suspicious, and one that nobody chooses is idle")
  func distractors() throws {
    let choices: [Int?] = [0, 0, 0, 1, 1, 2, nil]
    let analysis = try DistractorAnalysis(choices: choices, abilities: [1, 0, -1, -1, -1, 2, 5], optionCount: 4, key: 0)
    #expect(analysis.options.map(\.persons) == [3, 2, 1, 0])
    #expect(analysis.options[0].share == 0.5 && analysis.options[0].meanAbility == 0)
    #expect(analysis.suspiciousDistractors == [2] && analysis.idleDistractors == [3])
    #expect((analysis.options[1].correlation ?? 0) < 0 && (analysis.options[2].correlation ?? 0) > 0)
    #expect(throws: MeasurementError.item) { try DistractorAnalysis(choices: [4], abilities: [0], optionCount: 4, key: 0) }
    #expect(throws: MeasurementError.item) { try DistractorAnalysis(choices: [1], abilities: [0], optionCount: 4, key: 4) }
    #expect(throws: MeasurementError.count) { try DistractorAnalysis(choices: [1], abilities: [], optionCount: 4, key: 0) }
    #expect(try DistractorAnalysis(choices: [], abilities: [], optionCount: 2, key: 0).options.allSatisfy { $0.persons == 0 })
  }
}
