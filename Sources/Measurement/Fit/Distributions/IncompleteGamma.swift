/// The gamma function and its incomplete form.
enum IncompleteGamma {
  /// The logarithm of Γ(a) for a > 0: Stirling's series (NIST Digital Library of Mathematical Functions, 5.11.1) from 10 on, and Γ(a) =
  /// Γ(a + 1) / a below.
  static func logGamma(_ a: Double) -> Double {
    var (a, product) = (a, 1.0)
    while a < 10 {
      product *= a
      a += 1
    }
    let (inverse, square) = (1 / a, 1 / (a * a))
    let series = inverse * (1.0 / 12 - square * (1.0 / 360 - square * (1.0 / 1_260 - square * (1.0 / 1_680 - square / 1_188))))
    let halfLogTwoPi = 0.918_938_533_204_672_8
    return (a - 0.5) * PortableMath.log(a) - a + halfLogTwoPi + series - PortableMath.log(product)
  }

  /// Q(a, x) = Γ(a, x) / Γ(a), from 0 to 1, for a > 0 and x ≥ 0.
  static func upper(_ a: Double, _ x: Double) -> Double {
    guard x > 0 else { return 1 }
    guard x < .infinity else { return 0 }
    let scale = PortableMath.exp(a * PortableMath.log(x) - x - logGamma(a))
    return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x)
  }

  /// 1/a + x/(a(a + 1)) + x²/(a(a + 1)(a + 2)) + …: 8.11.4 of the library.
  private static func lowerSeries(_ a: Double, _ x: Double) -> Double {
    var (term, sum, divisor) = (1 / a, 1 / a, a)
    for _ in 0..<10_000 {
      divisor += 1
      term *= x / divisor
      sum += term
      if term < sum * 1e-16 { break }
    }
    return sum
  }

  /// The continued fraction 1/(x + 1 − a − 1(1 − a)/(x + 3 − a − 2(2 − a)/…)): 8.9.2 of the library in its even part, by the method of W. J.
  /// Lentz, "Generating Bessel functions in Mie scattering calculations using continued fractions" (1976).
  private static func upperFraction(_ a: Double, _ x: Double) -> Double {
    var denominator = x + 1 - a
    var (upper, lower) = (1e300, 1 / denominator)
    var fraction = lower
    for index in 1..<10_000 {
      let numerator = -Double(index) * (Double(index) - a)
      denominator += 2
      lower = 1 / nonzero(numerator * lower + denominator)
      upper = nonzero(denominator + numerator / upper)
      fraction *= upper * lower
      if abs(upper * lower - 1) < 1e-15 { break }
    }
    return fraction
  }

  private static func nonzero(_ number: Double) -> Double { abs(number) < 1e-300 ? 1e-300 : number }
}
