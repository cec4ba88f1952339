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
    let shifted = x * Lane(repeating: PortableMath.inverseLn2) + Lane(repeating: PortableMath.roundingShift + 1023)
    let multiple = shifted - Lane(repeating: PortableMath.roundingShift + 1023)
    let rest = (x - multiple * Lane(repeating: PortableMath.ln2High)) - multiple * Lane(repeating: PortableMath.ln2Low)
    let bits = unsafeBitCast(shifted, to: SIMD8<UInt64>.self) &<< SIMD8<UInt64>(repeating: 52)
    return exponentialSeries(rest) * unsafeBitCast(bits, to: Lane.self)
  }

  /// 1 + x + x²/2! + … + x¹¹/11! by Horner's rule.
  ///
  /// NB: each constant is a vector. With numbers as constants the compiler takes the vectors apart.
  @inline(__always)
  private static func exponentialSeries(_ x: Lane) -> Lane {
    var sum = x * Lane(repeating: 1.0 / 39_916_800) + Lane(repeating: 1.0 / 3_628_800)
    sum = sum * x + Lane(repeating: 1.0 / 362_880)
    sum = sum * x + Lane(repeating: 1.0 / 40_320)
    sum = sum * x + Lane(repeating: 1.0 / 5_040)
    sum = sum * x + Lane(repeating: 1.0 / 720)
    sum = sum * x + Lane(repeating: 1.0 / 120)
    sum = sum * x + Lane(repeating: 1.0 / 24)
    sum = sum * x + Lane(repeating: 1.0 / 6)
    sum = sum * x + Lane(repeating: 0.5)
    sum = sum * x + Lane(repeating: 1)
    return sum * x + Lane(repeating: 1)
  }

  /// The larger number at each place.
  @inline(__always)
  static func larger(_ one: Lane, _ other: Lane) -> Lane { one.replacing(with: other, where: one .< other) }

  /// The largest of the eight numbers.
  @inline(__always)
  var highest: Double {
    let four = lowHalf.replacing(with: highHalf, where: lowHalf .< highHalf)
    return Swift.max(Swift.max(four[0], four[1]), Swift.max(four[2], four[3]))
  }
}
