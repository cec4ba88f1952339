/// The mean and the standard deviation of numbers.
struct Moments {
  let mean: Double
  /// With the number of numbers as divisor.
  let deviation: Double

  init(_ numbers: [Double]) {
    let count = Double(max(numbers.count, 1))
    let mean = numbers.reduce(0, +) / count
    self.mean = mean
    deviation = PortableMath.squareRoot(numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count)
  }
}
