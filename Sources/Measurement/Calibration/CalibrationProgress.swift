/// How far a calibration has come.
public struct CalibrationProgress: Sendable, Hashable {
  /// The number of iterations so far. Each took one expectation step.
  public private(set) var iterations = 0
  /// The largest change of a slope, intercept, mean or logarithm of a standard deviation in the last iteration; infinity before the first.
  public private(set) var maximumChange = Double.infinity
  /// The marginal log-likelihood in nat of the parameters at the start of the last iteration; minus infinity before the first.
  public private(set) var logLikelihood = -Double.infinity
  /// Whether the last change was below the tolerance.
  public private(set) var hasConverged = false

  mutating func record(change: Double, logLikelihood: Double, tolerance: Double) {
    iterations += 1
    maximumChange = change
    self.logLikelihood = logLikelihood
    hasConverged = change < max(tolerance, 1e-10)
  }
}
