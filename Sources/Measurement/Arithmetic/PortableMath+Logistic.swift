extension PortableMath {
  /// The logistic function 1 / (1 + e⁻ˣ), from 0 to 1. It is also exact far below 0, where the result is near 0. The error is below 3 units
  /// in the last place.
  public static func logistic(_ x: Double) -> Double {
    guard x < 0 else { return 1 / (1 + exp(-x)) }
    let power = exp(x)
    return power / (1 + power)
  }

  /// The logarithm of the logistic function: at most 0. It is exact on both sides of 0, and close to `x` far below 0.
  public static func logLogistic(_ x: Double) -> Double {
    x < 0 ? x - log1p(exp(x)) : -log1p(exp(-x))
  }

  /// The inverse of the logistic function: the logarithm of p / (1 − p).
  ///
  /// - Parameter p: From 0 to 1; 0 gives −infinity and 1 gives infinity. Any other number gives NaN.
  public static func logit(_ p: Double) -> Double { log(p) - log1p(-p) }
}
