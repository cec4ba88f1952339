import Reproducible

extension SeededGenerator {
  /// A number from 0 up to but not including 1, in steps of 2⁻⁵³.
  mutating func uniform() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A number from the normal distribution with mean 0 and standard deviation 1: the polar method of G. Marsaglia and T. A. Bray, "A
  /// convenient method for generating normal variables" (SIAM Review 6, 1964).
  mutating func normal() -> Double {
    while true {
      let (x, y) = (2 * uniform() - 1, 2 * uniform() - 1)
      let square = x * x + y * y
      if square > 0, square < 1 { return x * PortableMath.squareRoot(-2 * PortableMath.log(square) / square) }
    }
  }
}
