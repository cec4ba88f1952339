/// An item whose parameters are estimated, with what limits them.
struct ItemEstimate: Sendable {
  /// The place of the item among all items.
  let item: Int
  let prior: ItemPrior?
  /// Whether the slope is estimated too.
  let estimatesSlope: Bool

  /// The limits of the absolute slope and intercept. An estimate there has no maximum.
  static let (maximumSlope, maximumIntercept) = (50.0, 100.0)
  /// The limit of the slope of an item with a prior, which allows slopes above 0 only.
  static let minimumSlopeWithPrior = 0.01

  /// The number of parameters.
  var parameterCount: Int { estimatesSlope ? 2 : 1 }

  /// Whether an estimate has gone as far as it may.
  func isAtLimit(_ curve: ItemCurve) -> Bool {
    abs(curve.slope) >= Self.maximumSlope || abs(curve.intercept) >= Self.maximumIntercept
  }

  /// Whether the likelihood is concave in slope and intercept, so that limited steps lead to its maximum.
  func isConcave(_ curve: ItemCurve) -> Bool { prior == nil && curve.chance == 0 && curve.ceiling == 1 }

  /// The curve after a step, within its limits.
  func moved(_ curve: ItemCurve, by step: (slope: Double, intercept: Double)) -> ItemCurve {
    limited(slope: curve.slope + step.slope, intercept: curve.intercept + step.intercept, of: curve)
  }

  /// The parameters within their limits.
  func limited(slope: Double, intercept: Double, of curve: ItemCurve) -> ItemCurve {
    var limited = curve
    let minimumSlope = prior == nil ? -Self.maximumSlope : Self.minimumSlopeWithPrior
    limited.slope = min(max(slope, minimumSlope), Self.maximumSlope)
    limited.intercept = min(max(intercept, -Self.maximumIntercept), Self.maximumIntercept)
    return limited
  }
}
