import Reproducible

/// Numbers that look random and follow from other numbers alone: the hash ``FNV1a`` of the eight bytes of each number, the lowest first.
enum DraftSeed {
  static func hash(_ numbers: UInt64...) -> UInt64 {
    FNV1a(numbers.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }).value
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
