/// Logarithm and exponential function from basic arithmetic only, so that all platforms give the same bits.
enum Exponential {
  static let logarithmOf2 = 0.693_147_180_559_945_3

  /// The natural logarithm of a positive number to about 15 digits: ln(m·2ᵉ) = ln m + e·ln 2 and ln m = 2·artanh((m − 1)/(m + 1)). The
  /// series converges fast for m between √½ and √2 (Abramowitz and Stegun 4.1.27).
  static func log(_ number: Double) -> Double {
    guard number > 0, number.isFinite else { return number > 0 ? .infinity : -.infinity }
    var (mantissa, exponent) = (number.significand, Double(number.exponent))
    if mantissa > 1.414_213_562_373_095_1 { (mantissa, exponent) = (mantissa / 2, exponent + 1) }
    let z = (mantissa - 1) / (mantissa + 1)
    var (term, sum) = (z, z)
    for divisor in stride(from: 3.0, through: 25, by: 2) {
      term *= z * z
      sum += term / divisor
    }
    return 2 * sum + exponent * logarithmOf2
  }

  /// e to the power of a number that is not positive, to about 15 digits: exp(k·ln 2 + r) = 2ᵏ·exp r, with the Taylor series for the small
  /// remainder r. Positive numbers count as 0.
  static func exp(_ number: Double) -> Double {
    guard number > -700 else { return 0 }
    let doublings = (min(number, 0) / logarithmOf2).rounded()
    let rest = min(number, 0) - doublings * logarithmOf2
    var (term, sum) = (1.0, 1.0)
    for divisor in stride(from: 1.0, through: 16, by: 1) {
      term *= rest / divisor
      sum += term
    }
    return sum * Double(sign: .plus, exponent: Int(doublings), significand: 1)
  }
}
