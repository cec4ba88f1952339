import Foundation
import Measurement
import Testing

@Suite("Elementary functions without a C library")
struct PortableMathTests {
  /// The difference in units in the last place of the expected number.
  private func units(_ actual: Double, _ expected: Double) -> Double {
    actual == expected ? 0 : abs(actual - expected) / expected.ulp
  }

  /// The largest difference over evenly spaced numbers.
  private func worst(from low: Double, to high: Double, _ function: (Double) -> (Double, Double)) -> Double {
    let count = 100_000
    return (0...count).reduce(0) { worst, step in
      let (actual, expected) = function(low + (high - low) * Double(step) / Double(count))
      return max(worst, units(actual, expected))
    }
  }

  @Test(
    "exp differs from the C library by at most 1 unit in the last place",
    arguments: [(-0.4, 0.4), (-5, 5), (-50, 50), (-744, 709.78), (-745.2, -708)])
  func exponential(low: Double, high: Double) {
    #expect(worst(from: low, to: high) { (PortableMath.exp($0), Foundation.exp($0)) } <= 1)
  }

  @Test(
    "log differs from the C library by at most 1 unit in the last place",
    arguments: [(1e-9, 2), (0.5, 1.6), (0.999, 1.001), (1, 1e6), (0x1p-1070, 0x1p-1010), (1e300, 1.7e308)])
  func logarithm(low: Double, high: Double) {
    #expect(worst(from: low, to: high) { (PortableMath.log($0), Foundation.log($0)) } <= 1)
  }

  @Test(
    "expm1 differs from the C library by at most 2 units in the last place", arguments: [(-1e-6, 1e-6), (-1, 1), (-45, 45), (600, 709.7)])
  func exponentialMinusOne(low: Double, high: Double) {
    #expect(worst(from: low, to: high) { (PortableMath.expm1($0), Foundation.expm1($0)) } <= 2)
  }

  @Test(
    "log1p differs from the C library by at most 1 unit in the last place",
    arguments: [(-1e-6, 1e-6), (-0.999999, 1), (-0.5, 0.5), (0.3, 2.5), (1, 1e9)])
  func logarithmOfOnePlus(low: Double, high: Double) {
    #expect(worst(from: low, to: high) { (PortableMath.log1p($0), Foundation.log1p($0)) } <= 1)
  }

  @Test(
    "the logistic function differs from its definition by at most 3 units in the last place", arguments: [(-700.0, 0.0), (-6, 6), (0, 40)])
  func logistic(low: Double, high: Double) {
    #expect(
      worst(from: low, to: high) { x in
        let power = Foundation.exp(-abs(x))
        return (PortableMath.logistic(x), (x < 0 ? power : 1) / (1 + power))
      } <= 3)
  }

  @Test("the logarithm of the logistic function is exact where the function itself is 0 or 1")
  func logLogistic() {
    #expect(PortableMath.logLogistic(-800) == -800)
    #expect(units(PortableMath.logLogistic(50), -Foundation.exp(-50)) <= 1)
    #expect(units(PortableMath.logLogistic(0), -Foundation.log(2)) <= 1)
  }

  @Test("logit inverts the logistic function", arguments: [-30, -5, -0.1, 0, 0.3, 4])
  func logit(x: Double) {
    #expect(abs(PortableMath.logit(PortableMath.logistic(x)) - x) < 1e-12)
  }

  @Test(
    "the square root differs from the correctly rounded root by at most 1 unit in the last place",
    arguments: [(0, 4), (1e-308, 1e-300), (1e3, 1e6), (0x1p-1070, 0x1p-1010), (1e300, 1.7e308)])
  func squareRoot(low: Double, high: Double) {
    #expect(worst(from: low, to: high) { (PortableMath.squareRoot($0), $0.squareRoot()) } <= 1)
  }

  @Test("ends of the range and NaN give the results of the C library")
  func limits() {
    for x in [
      -Double.infinity, -1e308, -746, -745.14, 709.79, 710, 1e308, .infinity, 0, -0.0, .leastNonzeroMagnitude,
      -Double.leastNonzeroMagnitude,
    ] {
      #expect(PortableMath.exp(x) == Foundation.exp(x))
      #expect(PortableMath.expm1(x) == Foundation.expm1(x))
    }
    for x in [0, -0.0, 1, .infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude] { #expect(PortableMath.log(x) == Foundation.log(x)) }
    for x in [-1, 0, -0.0, .leastNonzeroMagnitude, -Double.leastNonzeroMagnitude, .infinity] {
      #expect(PortableMath.log1p(x) == Foundation.log1p(x))
    }
    let undefined = [
      PortableMath.exp(.nan), PortableMath.expm1(.nan), PortableMath.log(.nan), PortableMath.log(-1), PortableMath.log1p(.nan),
    ]
    #expect(undefined.allSatisfy { $0.isNaN })
    #expect(
      [PortableMath.log1p(-1.5), PortableMath.logistic(.nan), PortableMath.logit(1.5), PortableMath.squareRoot(-1)].allSatisfy { $0.isNaN })
  }
}
