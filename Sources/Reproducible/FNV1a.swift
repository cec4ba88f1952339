/// The hash FNV-1a of 64 bits (G. Fowler, L. C. Noll, K.-P. Vo; draft-eastlake-fnv): one number for the same input on every platform and in
/// every run, which Swift's own hashes are not. It makes seeds and tells editions apart; it guards against nobody.
public struct FNV1a: Sendable, Hashable {
  /// The hash of all that was taken in.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  public init() {}

  /// The hash of bytes.
  public init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(UInt64(byte)) }
  }

  /// Takes in one byte.
  ///
  /// - Parameter part: from 0 to 255. A larger number is taken in one step too, which is quick and tells numbers apart as well, but is not
  ///   FNV-1a any more.
  public mutating func combine(_ part: UInt64) {
    value = (value ^ part) &* 0x0000_0100_0000_01B3
  }
}
