/// The mean and the standard deviation of numbers.
struct Moments {
  let mean: Double
  /// With the number of numbers as divisor.
  let deviation: Double

  init(_ numbers: [Double]) { self.init(numbers.map { ($0, 1) }) }

  /// - Parameter counted: Numbers, and how often each occurs.
  init(_ counted: [(number: Double, count: Int)]) {
    let count = Double(max(counted.reduce(0) { $0 + $1.count }, 1))
    let mean = counted.reduce(0) { $0 + $1.number * Double($1.count) } / count
    self.mean = mean
    deviation = PortableMath.squareRoot(
      counted.reduce(0) { $0 + ($1.number - mean) * ($1.number - mean) * Double($1.count) } / count)
  }
}
