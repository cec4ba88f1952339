/// Rounds the addends of sums to a multiple of a power of 2, so that each sum is exact.
///
/// The sum of floating-point numbers depends on the order of its addends. A sum of multiples of 2⁻ᵏ does not, as long as it stays below
/// 2⁵³⁻ᵏ: no addition rounds. Persons can then be in any order, and any number of threads or machines can add their parts.
struct FixedPoint: Sendable, Hashable {
  /// Adding and subtracting it rounds a probability: 1.5 × 2⁵²⁻ᵏ.
  let shift: Double
  /// The number of steps of one nat in a log-likelihood: a power of 2.
  let stepsPerNat: Double

  /// The finest steps that are safe for a number of persons and items.
  init(persons: Int, items: Int) {
    let personBits = Self.bits(of: persons)
    shift = 1.5 * PortableMath.power(ofTwo: Int32(52 - min(40, 52 - personBits)))
    let nats = Self.bits(of: items) + Self.bits(of: Int(ItemCurve.maximumLogit) + 100)
    stepsPerNat = PortableMath.power(ofTwo: Int32(min(28, 61 - personBits - nats, 50 - nats)))
  }

  private static func bits(of number: Int) -> Int { Int.bitWidth - max(number, 1).leadingZeroBitCount }

  /// The number of steps nearest to a log-likelihood; 0 for NaN and for sums beyond all items.
  func steps(ofLogLikelihood nats: Double) -> Int64 {
    let number = nats * stepsPerNat
    guard abs(number) < 0x1p51 else { return 0 }
    let shift = PortableMath.roundingShift
    return Int64(bitPattern: (number + shift).bitPattern &- shift.bitPattern)
  }
}
