/// The reliability of estimates of ability: the share of their variance that comes from differences between learners.
public enum Reliability {
  /// The marginal reliability of a form before any data: the mean of I / (I + 1 / variance) over the prior, with the test information I.
  /// B. F. Green and others, "Technical guidelines for assessing computerized adaptive tests", Journal of Educational Measurement 21 (1984).
  public static func marginal(of test: TestCharacteristics, prior: NormalPrior = .standard) -> Double {
    let precision = 1 / (prior.deviation * prior.deviation)
    return zip(prior.nodes, prior.weights).reduce(0) { sum, node in
      let information = test.information(at: node.0)
      return sum + node.1 * information / (information + precision)
    }
  }

  /// The empirical reliability of EAP estimates: variance of the estimates / (variance + mean squared standard error).
  /// R. J. Adams, "Reliability as a measurement design effect", Studies in Educational Evaluation 31 (2005).
  ///
  /// Estimates of persons without any answer are only the prior, and should not be among them.
  ///
  /// - Throws: ``MeasurementError/count`` with fewer than two estimates.
  public static func empirical(_ estimates: [AbilityEstimate]) throws(MeasurementError) -> Double {
    guard estimates.count >= 2 else { throw .count }
    let count = Double(estimates.count)
    let mean = estimates.reduce(0) { $0 + $1.ability } / count
    let variance = estimates.reduce(0) { $0 + ($1.ability - mean) * ($1.ability - mean) } / (count - 1)
    let error = estimates.reduce(0) { $0 + $1.standardError * $1.standardError } / count
    return variance / (variance + error)
  }
}
