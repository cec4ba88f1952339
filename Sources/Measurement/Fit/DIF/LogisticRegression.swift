/// A logistic regression by maximum likelihood, with Newton's method.
struct LogisticRegression {
  struct Row {
    let predictors: [Double]
    let isRight: Bool
    /// The number of equal observations.
    let count: Double
  }

  private(set) var coefficients: [Double]
  private(set) var logLikelihood = 0.0
  /// The number of observations.
  let count: Double

  static let maximumIterations = 50

  /// - Parameter predictors: The number of predictors that are used, from the first on.
  /// - Returns: `nil` if the method does not converge: the coefficients are then infinite, or not determined.
  init?(_ rows: [Row], predictors: Int) {
    count = rows.reduce(0) { $0 + $1.count }
    coefficients = [Double](repeating: 0, count: predictors)
    for _ in 0..<Self.maximumIterations {
      guard let step = step(rows) else { return nil }
      coefficients = zip(coefficients, step).map { $0 + $1 }
      guard coefficients.allSatisfy({ abs($0) < 100 }) else { return nil }
      guard step.allSatisfy({ abs($0) < 1e-10 }) else { continue }
      logLikelihood = rows.reduce(0) { $0 + $1.count * PortableMath.logLogistic($1.isRight ? logit($1) : -logit($1)) }
      return
    }
    return nil
  }

  private func logit(_ row: Row) -> Double { zip(coefficients, row.predictors).reduce(0) { $0 + $1.0 * $1.1 } }

  private func step(_ rows: [Row]) -> [Double]? {
    var gradient = [Double](repeating: 0, count: coefficients.count)
    var information = SymmetricMatrix(size: coefficients.count)
    for row in rows {
      let right = PortableMath.logistic(logit(row))
      for one in gradient.indices {
        gradient[one] += row.count * row.predictors[one] * ((row.isRight ? 1 : 0) - right)
        for other in gradient.indices {
          information[one, other] += row.count * row.predictors[one] * row.predictors[other] * right * (1 - right)
        }
      }
    }
    return information.solution(gradient)
  }

  /// R² of N. J. D. Nagelkerke, "A note on a general definition of the coefficient of determination" (1991), over a model without
  /// predictors.
  func explainedVariance(over empty: LogisticRegression) -> Double {
    let rows = max(count, 1)
    let maximum = -PortableMath.expm1(2 * empty.logLikelihood / rows)
    return maximum > 0 ? -PortableMath.expm1(2 * (empty.logLikelihood - logLikelihood) / rows) / maximum : 0
  }
}
