import Dispatch
import Foundation
import Measurement
import Synchronization

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

  /// Calibrates items on all processors.
  init(_ responses: ResponseMatrix, items: [CalibrationItem]?, model: CalibrationModel) throws(CalibrationError) {
    self.responses = responses
    // NB: few items have few different patterns of scores, and one row for each pattern then saves most of the time.
    let matrix = responses.items <= Self.maximumCollapsedItems ? responses.collapsed() : responses
    let plan = CalibrationPlan(model: model, quadrature: items?.contains { $0.prior != nil || $0.fixed != nil } == true ? .wide : .standard)
    var calibration = try Calibration(totals: ResponseTotals(matrix), items: items, plan: plan)
    let line = ProgressLine()
    while let step = calibration.expectation {
      line.show("cycle \(calibration.progress.iterations + 1), largest change \(calibration.progress.maximumChange)")
      calibration.advance(with: Self.counts(of: matrix, step))
    }
    line.show("standard errors of \(calibration.parameterCount) parameters")
    standardErrors = calibration.standardErrors { Self.counts(of: matrix, $0) }
    line.clear()
    self.calibration = calibration
    residualFit = Self.residualFit(matrix, calibration)
    scoreFit = Self.scoreFit(matrix, calibration, estimatedParameters: model == .twoParameter ? 2 : 1)
  }

  private static let maximumCollapsedItems = 40

  /// The ability of each row of a matrix with the same items, in logits, computed on all processors.
  func abilities(of matrix: ResponseMatrix) -> [Double] {
    let parts = Self.parts(of: matrix)
    let found = Mutex([Int: [Double]]())
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      let abilities = calibration.abilities(of: matrix, rows: Self.rows(of: matrix, part: part, of: parts)).map(\.ability)
      found.withLock { $0[part] = abilities }
    }
    let abilities = found.withLock(\.self)
    return (0..<parts).flatMap { abilities[$0] ?? [] }
  }

  private static func parts(of matrix: ResponseMatrix) -> Int {
    max(min(ProcessInfo.processInfo.activeProcessorCount, matrix.rows / 500), 1)
  }

  private static func rows(of matrix: ResponseMatrix, part: Int, of parts: Int) -> Range<Int> {
    matrix.rows * part / parts..<matrix.rows * (part + 1) / parts
  }

  /// The expected counts of all persons, computed on all processors. The division of the persons does not change the result.
  private static func counts(of matrix: ResponseMatrix, _ step: ExpectationStep) -> ExpectedCounts {
    let parts = parts(of: matrix)
    let sum = Mutex<ExpectedCounts?>(nil)
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      let counts = step.counts(of: matrix, rows: rows(of: matrix, part: part, of: parts))
      sum.withLock { $0 = $0?.adding(counts) ?? counts }
    }
    return sum.withLock { $0 } ?? step.counts(of: matrix)
  }
}

extension CalibrationRun {
  /// The indices of the items that have estimates, with their parameters.
  private static func estimated(_ calibration: Calibration) -> [(index: Int, parameters: ItemParameters)] {
    calibration.calibratedItems.enumerated().compactMap { index, item in item.parameters.map { (index, $0) } }
  }

  private static func residualFit(_ matrix: ResponseMatrix, _ calibration: Calibration) -> [ResidualFit?] {
    let items = estimated(calibration)
    var fits = [ResidualFit?](repeating: nil, count: matrix.items)
    guard let selected = try? matrix.selecting(items: items.map(\.index)),
      let found = try? ResidualFit.ofItems(
        selected, items: items.map(\.parameters), abilities: calibration.abilities(of: matrix).map(\.ability))
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
