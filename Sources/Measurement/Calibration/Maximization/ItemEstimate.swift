/// An item whose parameters are estimated, with what limits them.
struct ItemEstimate: Sendable {
  /// The place of the item among all items.
  let item: Int
  let prior: ItemPrior?
  /// Whether the slope is estimated too.
  let estimatesSlope: Bool

  /// The largest slope and intercept in size. An estimate there has no maximum.
  static let (largestSlope, largestIntercept) = (50.0, 100.0)

  /// The number of parameters.
  var parameterCount: Int { estimatesSlope ? 2 : 1 }

  /// Whether an estimate has gone as far as it may.
  func isAtLimit(_ curve: ItemCurve) -> Bool {
    abs(curve.slope) >= Self.largestSlope || abs(curve.intercept) >= Self.largestIntercept
  }

  /// The parameters within their limits. A prior allows slopes above 0 only.
  func limited(slope: Double, intercept: Double, of curve: ItemCurve) -> ItemCurve {
    var limited = curve
    let lowest = prior == nil ? -Self.largestSlope : 0.01
    limited.slope = min(max(slope, lowest), Self.largestSlope)
    limited.intercept = min(max(intercept, -Self.largestIntercept), Self.largestIntercept)
    return limited
  }
}
