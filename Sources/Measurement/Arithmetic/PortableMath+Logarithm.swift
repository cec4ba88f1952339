extension PortableMath {
  /// The natural logarithm of `x`. The error is below 1 unit in the last place.
  ///
  /// - Returns: −infinity for 0, NaN for numbers below 0, infinity for infinity.
  public static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    let (exponent, mantissa) = split(x)
    return logarithm(ofOnePlus: mantissa - 1, correction: 0, exponent: exponent)
  }

  /// The natural logarithm of 1 + `x`. The result is also exact for `x` near 0. The error is below 1 unit in the last place.
  ///
  /// - Returns: −infinity for −1, NaN for numbers below −1, infinity for infinity.
  public static func log1p(_ x: Double) -> Double {
    guard x > -1 else { return x == -1 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    if abs(x) < 0x1p-54 { return x }
    if x > -0.29, x < 0.41 { return logarithm(ofOnePlus: x, correction: 0, exponent: 0) }
    let sum = 1 + x
    let lost = x > 1 ? 1 - (sum - x) : x - (sum - 1)
    let (exponent, mantissa) = split(sum)
    return logarithm(ofOnePlus: mantissa - 1, correction: lost / sum, exponent: exponent)
  }

  /// `x` = 2 to the power of the exponent, times a mantissa between about √½ and √2.
  private static func split(_ x: Double) -> (exponent: Double, mantissa: Double) {
    let isSubnormal = x < .leastNormalMagnitude
    let bits = (isSubnormal ? x * 0x1p54 : x).bitPattern
    // NB: the mantissa bits of √2; a larger mantissa counts as below 1, with the exponent above.
    let carry: UInt64 = bits & 0xF_FFFF_FFFF_FFFF > 0x6_A09E_667F_3BCD ? 1 : 0
    let exponent = Int32(truncatingIfNeeded: bits >> 52) - 1023 + Int32(truncatingIfNeeded: carry) - (isSubnormal ? 54 : 0)
    let mantissa = Double(bitPattern: (bits & 0xF_FFFF_FFFF_FFFF) | ((1023 - carry) << 52))
    return (Double(exponent), mantissa)
  }

  /// exponent · ln 2 + log(1 + f) + correction. With s = f / (2 + f), log(1 + f) = 2 artanh s = f − f²/2 + s (f²/2 + R), where R holds the
  /// terms of the series of artanh from 2s²/3 on.
  private static func logarithm(ofOnePlus f: Double, correction: Double, exponent: Double) -> Double {
    let s = f / (2 + f)
    let half = 0.5 * f * f
    let small = s * (half + artanhTail(s * s)) + (exponent * ln2Low + correction)
    return exponent * ln2High - ((half - small) - f)
  }

  /// 2s²/3 + 2s⁴/5 + … + 2s²²/23, of z = s². The next terms are below 2⁻⁵⁸ for z ≤ .0295.
  private static func artanhTail(_ z: Double) -> Double {
    let square = z * z
    let power = square * square
    let (first, second) = (2.0 / 3 + z * (2.0 / 5), 2.0 / 7 + z * (2.0 / 9))
    let (third, fourth) = (2.0 / 11 + z * (2.0 / 13), 2.0 / 15 + z * (2.0 / 17))
    let fifth = 2.0 / 19 + z * (2.0 / 21) + square * (2.0 / 23)
    return z * ((first + square * second) + power * ((third + square * fourth) + power * fifth))
  }
}
