/// Finds the place where a function changes its sign, by halving an interval.
enum Bisection {
  /// The zero of a function that is positive at `low` and negative at `high`. The result is exact to the last bits of a `Double`.
  static func root(from low: Double, to high: Double, of function: (Double) -> Double) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<200 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return middle }
      if function(middle) > 0 { low = middle } else { high = middle }
    }
    return low + (high - low) / 2
  }
}
