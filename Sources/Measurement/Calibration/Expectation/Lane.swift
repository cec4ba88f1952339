/// Eight numbers that are computed at the same time.
typealias Lane = SIMD8<Double>

extension SIMD8 where Scalar == Double {
  /// e to the power of each number from −64 to 0, with a relative error below 10⁻¹³. Numbers below −64 count as −64.
  ///
  /// It has the method of ``PortableMath/exp(_:)`` without its branches: x = n ln 2 + r, the series of eʳ up to r¹¹/11!, and n in the
  /// exponent bits. The posterior rounds to 2⁻⁴⁰ at best, so that e⁻⁶⁴ stands for 0.
  @inline(__always)
  static func exp(ofNonPositive numbers: Lane) -> Lane {
    let x = numbers.replacing(with: Lane(repeating: -64), where: numbers .< Lane(repeating: -64))
    let shifted = x * PortableMath.inverseLn2 + (PortableMath.roundingShift + 1023)
    let multiple = shifted - (PortableMath.roundingShift + 1023)
    let rest = (x - multiple * PortableMath.ln2High) - multiple * PortableMath.ln2Low
    let bits = unsafeBitCast(shifted, to: SIMD8<UInt64>.self) &<< SIMD8<UInt64>(repeating: 52)
    return exponentialSeries(rest) * unsafeBitCast(bits, to: Lane.self)
  }

  /// 1 + x + x²/2! + … + x¹¹/11!. Terms are paired, so that the processor can compute several at a time.
  @inline(__always)
  private static func exponentialSeries(_ x: Lane) -> Lane {
    let square = x * x
    let power = square * square
    let low = (1 + x) + square * line(x, 1.0 / 2, 1.0 / 6)
    let middle = line(x, 1.0 / 24, 1.0 / 120) + square * line(x, 1.0 / 720, 1.0 / 5_040)
    let high = line(x, 1.0 / 40_320, 1.0 / 362_880) + square * line(x, 1.0 / 3_628_800, 1.0 / 39_916_800)
    return low + power * (middle + power * high)
  }

  /// constant + slope · x.
  @inline(__always)
  private static func line(_ x: Lane, _ constant: Double, _ slope: Double) -> Lane { constant + x * slope }

  /// The larger number at each place.
  @inline(__always)
  static func larger(_ one: Lane, _ other: Lane) -> Lane { one.replacing(with: other, where: one .< other) }
}
