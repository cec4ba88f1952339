extension PortableMath {
  /// e to the power of `x`. The error is below 1 unit in the last place.
  ///
  /// - Returns: 0 below about −745.1, infinity above about 709.8, NaN for NaN.
  public static func exp(_ x: Double) -> Double {
    guard x > -746 else { return x.isNaN ? x : 0 }
    guard x < 710 else { return x.isNaN ? x : .infinity }
    let reduced = Reduced(x)
    return scaled(1 + (reduced.rest + reduced.tail), by: reduced.exponent)
  }

  /// e to the power of `x`, minus 1. The result is also exact for `x` near 0. The error is below 2 units in the last place.
  ///
  /// - Returns: −1 far below 0, infinity above about 709.8, NaN for NaN.
  public static func expm1(_ x: Double) -> Double {
    guard x > -40 else { return x.isNaN ? x : -1 }
    guard x < 700 else { return exp(x) - 1 }
    guard abs(x) > 0x1p-54 else { return x }
    let reduced = Reduced(x)
    let power = power(ofTwo: reduced.exponent)
    return power * (reduced.rest + reduced.tail) + (power - 1)
  }

  /// `x` = exponent · ln 2 + rest, with the rest between −½ ln 2 and ½ ln 2.
  private struct Reduced {
    let exponent: Int32
    let rest: Double
    /// e to the power of the rest, minus 1, minus the rest; with the error of the rest.
    let tail: Double

    init(_ x: Double) {
      let shifted = x * inverseLn2 + roundingShift
      let multiple = shifted - roundingShift
      let high = x - multiple * ln2High
      let low = multiple * ln2Low
      rest = high - low
      exponent = Int32(truncatingIfNeeded: shifted.bitPattern)
      tail = exponentialTail(rest) + ((high - rest) - low)
    }
  }

  /// The terms of the exponential series from x²/2! to x¹³/13!. The next terms are below 2⁻⁵⁷ for |x| ≤ ½ ln 2.
  private static func exponentialTail(_ x: Double) -> Double {
    let square = x * x
    let (low, middle) = (1.0 / 2 + x * (1.0 / 6), 1.0 / 24 + x * (1.0 / 120))
    let (third, fourth) = (1.0 / 720 + x * (1.0 / 5_040), 1.0 / 40_320 + x * (1.0 / 362_880))
    let (fifth, last) = (1.0 / 3_628_800 + x * (1.0 / 39_916_800), 1.0 / 479_001_600 + x * (1.0 / 6_227_020_800))
    let power = square * square
    return square * ((low + square * middle) + power * ((third + square * fourth) + power * (fifth + square * last)))
  }

  /// e to the power of each number from −700 to 700: the same bits as ``exp(_:)``, eight numbers at a time.
  ///
  /// NB: each constant is a vector. With numbers as constants the compiler takes the vectors apart.
  @inline(__always)
  static func exp(ofEach x: Lane) -> Lane {
    let shifted = x * Lane(repeating: inverseLn2) + Lane(repeating: roundingShift)
    let multiple = shifted - Lane(repeating: roundingShift)
    let high = x - multiple * Lane(repeating: ln2High)
    let low = multiple * Lane(repeating: ln2Low)
    let rest = high - low
    let tail = exponentialTail(ofEach: rest) + ((high - rest) - low)
    let exponent = unsafeBitCast(shifted, to: SIMD8<UInt64>.self) &+ SIMD8<UInt64>(repeating: 1023)
    let power = unsafeBitCast(exponent &<< SIMD8<UInt64>(repeating: 52), to: Lane.self)
    return (Lane(repeating: 1) + (rest + tail)) * power
  }

  /// The same terms in the same order as for a single number.
  @inline(__always)
  private static func exponentialTail(ofEach x: Lane) -> Lane {
    let square = x * x
    let low = Lane(repeating: 1.0 / 2) + x * Lane(repeating: 1.0 / 6)
    let middle = Lane(repeating: 1.0 / 24) + x * Lane(repeating: 1.0 / 120)
    let third = Lane(repeating: 1.0 / 720) + x * Lane(repeating: 1.0 / 5_040)
    let fourth = Lane(repeating: 1.0 / 40_320) + x * Lane(repeating: 1.0 / 362_880)
    let fifth = Lane(repeating: 1.0 / 3_628_800) + x * Lane(repeating: 1.0 / 39_916_800)
    let last = Lane(repeating: 1.0 / 479_001_600) + x * Lane(repeating: 1.0 / 6_227_020_800)
    let power = square * square
    return square * ((low + square * middle) + power * ((third + square * fourth) + power * (fifth + square * last)))
  }

  /// A product with a power of 2 that is rounded once, also where the result is subnormal.
  private static func scaled(_ x: Double, by exponent: Int32) -> Double {
    if exponent > 1023 { return x * 2 * power(ofTwo: 1023) }
    if exponent < -1021 { return x * power(ofTwo: exponent + 1000) * power(ofTwo: -1000) }
    return x * power(ofTwo: exponent)
  }
}
