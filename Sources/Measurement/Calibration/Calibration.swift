/// A calibration of items from responses: marginal maximum likelihood by the EM algorithm (R. D. Bock and M. Aitkin, 1981), accelerated.
///
/// It does no work on persons itself. As long as ``expectation`` is not `nil`, the caller computes the expected counts of all persons with
/// it, on any number of threads or machines, and calls ``advance(with:)``. ``run(_:items:plan:)`` does so on one thread.
public struct Calibration: Sendable {
  /// The expectation step to compute next; `nil` when the calibration has ended.
  public private(set) var expectation: ExpectationStep?
  /// How far the calibration has come.
  public private(set) var progress = CalibrationProgress()

  let items: [CalibrationItem]
  let plan: CalibrationPlan
  let totals: ResponseTotals
  let vector: ParameterVector
  private(set) var current: CalibrationParameters
  private var extrapolation: SquaredExtrapolation
  private let fixedPoint: FixedPoint

  /// A calibration at its start.
  ///
  /// - Parameters:
  ///   - totals: The totals of all persons.
  ///   - items: The known parameters of each item; `nil` if nothing is known of any.
  ///   - plan: The settings.
  /// - Throws: ``CalibrationError``.
  public init(totals: ResponseTotals, items: [CalibrationItem]? = nil, plan: CalibrationPlan = CalibrationPlan()) throws(CalibrationError) {
    let items = items ?? totals.answered.map { _ in .unknown }
    let start = try CalibrationStart(totals: totals, items: items, plan: plan)
    (self.items, self.plan, self.totals) = (items, plan, totals)
    (vector, current) = (start.vector, start.parameters)
    extrapolation = SquaredExtrapolation(start: vector.numbers(of: current))
    fixedPoint = FixedPoint(persons: totals.persons, items: items.count)
    if plan.maximumIterations > 0 { expectation = step(at: current) }
  }

  /// Takes the expected counts of all persons and computes the next parameters. It does nothing after the end.
  public mutating func advance(with counts: ExpectedCounts) {
    guard expectation != nil else { return }
    let maximization = MaximizationStep(estimates: vector.estimates, population: vector.population, quadrature: plan.quadrature)
    let image = ScalePlacement(vector: vector, quadrature: plan.quadrature).applied(
      to: maximization.parameters(from: current, counts: counts), from: current, counts: counts)
    let (point, next) = (vector.numbers(of: current), vector.numbers(of: image))
    let change = zip(point, next).reduce(0) { max($0, abs($1.0 - $1.1)) }
    progress.record(change: change, logLikelihood: counts.logLikelihood, tolerance: plan.tolerance)
    extrapolation.advance(image: next, objective: counts.logLikelihood + logPrior(of: current))
    let hasEnded = progress.hasConverged || progress.iterations >= plan.maximumIterations
    current = hasEnded ? image : vector.parameters(extrapolation.point, like: image)
    expectation = hasEnded ? nil : step(at: current)
  }

  /// The expectation step for parameters.
  func step(at parameters: CalibrationParameters) -> ExpectationStep {
    ExpectationStep(
      curves: parameters.curves, population: parameters.population, quadrature: plan.quadrature, fixedPoint: fixedPoint)
  }

  /// The logarithm of the prior density, without constants.
  private func logPrior(of parameters: CalibrationParameters) -> Double {
    vector.estimates.reduce(0) { sum, estimate in
      guard let prior = estimate.prior, let curve = parameters.curves[estimate.item] else { return sum }
      return sum + prior.logDensity(of: curve)
    }
  }

  /// Calibrates items from all persons of a matrix, on one thread.
  ///
  /// - Throws: ``CalibrationError``.
  public static func run(
    _ matrix: ResponseMatrix, items: [CalibrationItem]? = nil, plan: CalibrationPlan = CalibrationPlan()
  ) throws(CalibrationError) -> Calibration {
    var calibration = try Calibration(totals: ResponseTotals(matrix), items: items, plan: plan)
    while let step = calibration.expectation { calibration.advance(with: step.counts(of: matrix)) }
    return calibration
  }
}

extension ItemPrior {
  /// The logarithm of the density of difficulty and log discrimination, without constants.
  func logDensity(of curve: ItemCurve) -> Double {
    let difficulty = (-curve.intercept / curve.slope - difficulty) / difficultyDeviation
    let discrimination = (PortableMath.log(curve.slope) - logDiscrimination) / logDiscriminationDeviation
    return -(difficulty * difficulty + discrimination * discrimination) / 2
  }
}
