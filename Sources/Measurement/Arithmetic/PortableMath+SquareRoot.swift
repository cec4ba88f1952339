extension PortableMath {
  /// The square root of `x`. The error is below 1 unit in the last place.
  ///
  /// NB: the standard library's `squareRoot()` calls the C library for numbers below 0, and a program without a C library then does not
  /// link.
  ///
  /// - Returns: NaN for numbers below 0, infinity for infinity.
  public static func squareRoot(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? x : .nan }
    guard x < .infinity else { return x }
    guard x >= 0x1p-1000 else { return squareRoot(x * 0x1p200) * 0x1p-100 }
    // NB: half of the bit pattern halves the exponent. The first guess is within 4 %; each step of Newton's method doubles the digits.
    var root = Double(bitPattern: (x.bitPattern >> 1) + 0x1FF7_A3BE_A91D_9B1B)
    for _ in 0..<4 { root = 0.5 * (root + x / root) }
    return root
  }
}
