/// A small generator whose sequence is fixed by its seed on every platform: SplitMix64 (Steele, Lea, Flood, "Fast
/// splittable pseudorandom number generators", OOPSLA 2014). For shuffling; not for secrets.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to below a bound, every one as likely as every other: draws that would favour small numbers are drawn again.
  ///
  /// NB: not the standard library's, whose way of drawing is not promised to stay, and differs with the width of the integer.
  /// - Parameter bound: above 0; 0 counts as 1.
  public mutating func below(_ bound: Int) -> Int {
    let bound = UInt64(max(bound, 1))
    let uneven = (UInt64.max % bound + 1) % bound
    while true {
      let drawn = next()
      if drawn <= UInt64.max - uneven { return Int(drawn % bound) }
    }
  }
}
