/// Numbers that look random and follow from other numbers alone: the hash FNV-1a of 64 bits (G. Fowler, L. C. Noll, K.-P. Vo), taken over
/// the eight bytes of each number, the lowest first.
enum DraftSeed {
  static func hash(_ numbers: UInt64...) -> UInt64 {
    numbers.reduce(0xCBF2_9CE4_8422_2325) { hash, number in
      (0..<8).reduce(hash) { ($0 ^ (number >> (8 * UInt64($1)) & 0xFF)) &* 0x100_0000_01B3 }
    }
  }

  /// The seed of one try at one slot, below 2³¹: what every model server takes, however it keeps its seeds.
  ///
  /// - Parameters:
  ///   - slot: The place of the slot in the test, from 0.
  ///   - attempt: From 1; 0 for the notes that stand in.
  static func seed(test: UInt64, slot: Int, attempt: Int) -> UInt64 {
    let hash = hash(test, UInt64(slot), UInt64(attempt))
    return (hash ^ hash >> 32) & 0x7FFF_FFFF
  }
}
