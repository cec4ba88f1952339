/// A random number generator whose seed determines the same sequence on every platform: SplitMix64 (Steele, Lea, Flood, "Fast splittable
/// pseudorandom number generators", OOPSLA 2014).
///
/// It is suitable for shuffling. It is not cryptographic.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator at the start of the sequence of a seed.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits of the sequence.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A uniformly distributed number from 0 up to but not including a bound. Draws that would favour small numbers are rejected and
  /// repeated.
  ///
  /// NB: not the standard library's method, which may change between versions and depends on the width of the integer.
  ///
  /// - Parameter bound: Above 0. Smaller numbers count as 1.
  public mutating func below(_ bound: Int) -> Int {
    let bound = UInt64(max(bound, 1))
    let uneven = (UInt64.max % bound + 1) % bound
    while true {
      let drawn = next()
      if drawn <= UInt64.max - uneven { return Int(drawn % bound) }
    }
  }
}
