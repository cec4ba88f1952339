/// Reads and writes scalars as UTF-8, without a string.
enum UTF8Reader {
  /// The scalar that begins at an index, and its length in bytes; `nil` when the bytes are not UTF-8.
  @inline(__always)
  static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (UInt32, Int)? {
    let first = UInt32(bytes[index])
    if first < 0x80 { return (first, 1) }
    if first < 0xE0 {
      guard first >= 0xC2, let second = continuation(bytes, index + 1) else { return nil }
      return ((first & 0x1F) << 6 | second, 2)
    }
    guard let second = continuation(bytes, index + 1), let third = continuation(bytes, index + 2) else { return nil }
    if first < 0xF0 {
      let value = (first & 0x0F) << 12 | second << 6 | third
      return value >= 0x800 && !(0xD800...0xDFFF).contains(value) ? (value, 3) : nil
    }
    guard first < 0xF5, let fourth = continuation(bytes, index + 3) else { return nil }
    let value = (first & 0x07) << 18 | second << 12 | third << 6 | fourth
    return (0x10000...0x10FFFF).contains(value) ? (value, 4) : nil
  }

  @inline(__always)
  private static func continuation(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt32? {
    guard index < bytes.count, bytes[index] & 0xC0 == 0x80 else { return nil }
    return UInt32(bytes[index] & 0x3F)
  }

  /// Writes a scalar and returns its length in bytes.
  @inline(__always)
  static func write(_ value: UInt32, to bytes: UnsafeMutablePointer<UInt8>) -> Int {
    if value < 0x80 {
      bytes[0] = UInt8(truncatingIfNeeded: value)
      return 1
    }
    if value < 0x800 {
      bytes[0] = UInt8(truncatingIfNeeded: 0xC0 | value >> 6)
      bytes[1] = UInt8(truncatingIfNeeded: 0x80 | value & 0x3F)
      return 2
    }
    if value < 0x10000 {
      bytes[0] = UInt8(truncatingIfNeeded: 0xE0 | value >> 12)
      bytes[1] = UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F)
      bytes[2] = UInt8(truncatingIfNeeded: 0x80 | value & 0x3F)
      return 3
    }
    bytes[0] = UInt8(truncatingIfNeeded: 0xF0 | value >> 18)
    bytes[1] = UInt8(truncatingIfNeeded: 0x80 | value >> 12 & 0x3F)
    bytes[2] = UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F)
    bytes[3] = UInt8(truncatingIfNeeded: 0x80 | value & 0x3F)
    return 4
  }
}
