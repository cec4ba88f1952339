import Measurement

/// A finished calibration, with standard errors and the fit of the items.
struct CalibrationRun {
  /// One row for each person.
  let responses: ResponseMatrix
  let calibration: Calibration
  /// One for each item; nil if the responses do not determine the parameters.
  let standardErrors: [ItemStandardErrors]?
  /// The mean squares of each item; nil for items without an estimate.
  let residualFit: [ResidualFit?]
  /// The test of each item; nil for items without an estimate, and without persons who answered all items.
  let scoreFit: [ChiSquareTest?]
  /// The threads of all calculations.
  let workers: Workers

  /// Calibrates items.
  init(
    _ responses: ResponseMatrix, items: [CalibrationItem]?, model: CalibrationModel, workers: Workers,
    steps: CalibrationSteps = CalibrationSteps()
  ) throws(CalibrationError) {
    (self.responses, self.workers) = (responses, workers)
    // NB: few items have few different patterns of scores, and one row for each pattern then saves most of the time.
    let matrix = responses.items <= Self.maximumCollapsedItems ? responses.collapsed() : responses
    let finished = try Self.estimated(matrix, items: items, model: model, workers: workers, steps: steps)
    self.calibration = finished
    standardErrors = steps.step("standard errors of \(finished.parameterCount) parameters") {
      finished.standardErrors { workers.counts(of: matrix, $0) }
    }
    (residualFit, scoreFit) = steps.step("fit") {
      (
        Self.residualFit(matrix, finished, workers),
        Self.scoreFit(matrix, finished, estimatedParameters: model == .twoParameter ? 2 : 1)
      )
    }
  }

  private static let maximumCollapsedItems = 40

  /// Estimates the parameters, and again over more abilities if those did not cover the population.
  private static func estimated(
    _ matrix: ResponseMatrix, items: [CalibrationItem]?, model: CalibrationModel, workers: Workers, steps: CalibrationSteps
  ) throws(CalibrationError) -> Calibration {
    let isKnown = items?.contains { $0.prior != nil || $0.fixed != nil } == true
    var plan = CalibrationPlan(model: model, quadrature: isKnown ? .wide : .standard)
    while true {
      var calibration = try Calibration(totals: ResponseTotals(matrix), items: items, plan: plan)
      steps.step("estimates") {
        while let step = calibration.expectation {
          steps.show("cycle \(calibration.progress.iterations + 1), largest change \(calibration.progress.maximumChange)")
          calibration.advance(with: workers.counts(of: matrix, step))
        }
      }
      guard let wider = plan.quadrature.widened(for: calibration.population) else { return calibration }
      plan.quadrature = wider
    }
  }

  /// The ability of each row of a matrix with the same items, in logits.
  func abilities(of matrix: ResponseMatrix) -> [Double] { workers.abilities(of: matrix, calibration) }
}

extension Workers {
  /// The number of rows of a shard. It does not depend on the number of threads.
  private static let shardSize = 8_192

  private static func shards(of matrix: ResponseMatrix) -> Int { (matrix.rows + shardSize - 1) / shardSize }

  private static func rows(ofShard shard: Int) -> Range<Int> { shard * shardSize..<(shard + 1) * shardSize }

  /// The expected counts of all persons: the sum of those of the shards.
  fileprivate func counts(of matrix: ResponseMatrix, _ step: ExpectationStep) -> ExpectedCounts {
    sum(shards: Self.shards(of: matrix), from: step.counts(of: matrix, rows: 0..<0)) { shard in
      step.counts(of: matrix, rows: Self.rows(ofShard: shard))
    } add: {
      $0 = $0.adding($1)
    }
  }

  /// The ability of each row of a matrix, in logits.
  fileprivate func abilities(of matrix: ResponseMatrix, _ calibration: Calibration) -> [Double] {
    map(shards: Self.shards(of: matrix)) { shard in
      calibration.abilities(of: matrix, rows: Self.rows(ofShard: shard)).map(\.ability)
    }.flatMap { $0 }
  }
}

extension CalibrationRun {
  /// The indices of the items that have estimates, with their parameters.
  private static func estimated(_ calibration: Calibration) -> [(index: Int, parameters: ItemParameters)] {
    calibration.calibratedItems.enumerated().compactMap { index, item in item.parameters.map { (index, $0) } }
  }

  private static func residualFit(
    _ matrix: ResponseMatrix, _ calibration: Calibration, _ workers: Workers
  ) -> [ResidualFit?] {
    let items = estimated(calibration)
    var fits = [ResidualFit?](repeating: nil, count: matrix.items)
    guard let selected = try? matrix.selecting(items: items.map(\.index)),
      let found = try? ResidualFit.ofItems(
        selected, items: items.map(\.parameters), abilities: workers.abilities(of: matrix, calibration))
    else { return fits }
    for (item, fit) in zip(items, found) { fits[item.index] = fit }
    return fits
  }

  private static func scoreFit(_ matrix: ResponseMatrix, _ calibration: Calibration, estimatedParameters: Int) -> [ChiSquareTest?] {
    let items = estimated(calibration)
    var tests = [ChiSquareTest?](repeating: nil, count: matrix.items)
    let population = calibration.population
    guard let selected = try? matrix.selecting(items: items.map(\.index)),
      let prior = try? NormalPrior(mean: population.mean, deviation: population.standardDeviation),
      let fit = try? SX2(selected, items: items.map(\.parameters), prior: prior, estimatedParameters: estimatedParameters), fit.persons > 0
    else { return tests }
    for (item, test) in zip(items, fit.items) { tests[item.index] = test }
    return tests
  }
}
