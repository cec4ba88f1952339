/// Elementary functions that give the same bits on every platform.
///
/// The C library of each platform rounds these functions in its own way, and WebAssembly has none of them. These functions use only
/// additions, subtractions, multiplications and divisions of IEEE 754 and the bit pattern of a number. Each operation rounds on its own:
/// no multiplication is fused with an addition. Arguments are reduced as in W. J. Cody and W. Waite, "Software Manual for the Elementary
/// Functions" (1980); the rest are the first terms of the usual series.
public enum PortableMath {
  /// The natural logarithm of 2 in two parts. The first part has 33 significant bits, so that its product with an exponent is exact.
  static let ln2High = 0x1.62e42fefp-1
  /// The rest of the natural logarithm of 2.
  static let ln2Low = 0x1.473de6af278edp-34
  static let inverseLn2 = 0x1.71547652b82fep+0

  /// 1.5 × 2⁵². Adding it to a number below 2⁵¹ in size rounds the number to an integer, which is then in the low bits of the sum.
  static let roundingShift = 0x1.8p52

  /// 2 to the power of an exponent from −1022 to 1023.
  static func power(ofTwo exponent: Int32) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: 1023 + Int64(exponent)) << 52)
  }
}
