/// The 64-bit hash FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo; draft-eastlake-fnv). Unlike Swift's own hashes, it is the same on every
/// platform and in every run.
///
/// It is suitable for seeds and for identifying editions of data. It is not cryptographic.
public struct FNV1a: Sendable, Hashable {
  /// The hash of the input so far.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of no input.
  public init() {}

  /// The hash of a sequence of bytes.
  public init(_ bytes: some Sequence<UInt8>) {
    // NB: two loops, because the generic one, which is not specialised in other modules, took a fifth of the start of the server.
    if let hash = bytes.withContiguousStorageIfAvailable(Self.init(buffer:)) {
      self = hash
    } else {
      for byte in bytes { combine(UInt64(byte)) }
    }
  }

  private init(buffer: UnsafeBufferPointer<UInt8>) {
    for byte in buffer { combine(UInt64(byte)) }
  }

  /// Adds one byte to the input.
  ///
  /// - Parameter part: From 0 to 255. A larger number is added in one step too. That is fast and distinguishes numbers as well, but the
  ///   result is not FNV-1a.
  public mutating func combine(_ part: UInt64) {
    value = (value ^ part) &* 0x0000_0100_0000_01B3
  }
}
