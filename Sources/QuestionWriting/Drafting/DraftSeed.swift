import Reproducible

/// Derives pseudo-random numbers from other numbers: the FNV-1a hash of the eight bytes of each number, least significant byte first.
enum DraftSeed {
  static func hash(_ numbers: UInt64...) -> UInt64 {
    FNV1a(numbers.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }).value
  }

  /// The seed of one attempt at one slot. It is below 2³¹, so that every model server accepts it.
  ///
  /// - Parameters:
  ///   - slot: The index of the slot in the test, from 0.
  ///   - attempt: The number of the attempt from 1; 0 for a question from the notes alone.
  static func seed(test: UInt64, slot: Int, attempt: Int) -> UInt64 {
    let hash = hash(test, UInt64(slot), UInt64(attempt))
    return (hash ^ hash >> 32) & 0x7FFF_FFFF
  }
}
