/// Reads a message: fields of UTF-8 text, each after its length in bytes as a little-endian 32-bit number.
public struct MessageReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// Whether every field that was read so far existed and was UTF-8.
  public private(set) var isIntact = true

  /// A reader at the start of a message. The bytes must stay valid while the reader is in use.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { index == bytes.count }

  /// The next field; empty when there is none or it is not UTF-8. The message is no longer intact then.
  @inline(never)
  public mutating func text() -> String {
    guard let length = number(), length <= bytes.count - index else { return fail() }
    let field = UnsafeBufferPointer(rebasing: bytes[index..<(index + length)])
    index += length
    guard let text = String(validating: field, as: UTF8.self) else { return fail() }
    return text
  }

  /// All remaining fields.
  public mutating func texts() -> [String] {
    var texts: [String] = []
    while isIntact, !isAtEnd { texts.append(text()) }
    return texts
  }

  private mutating func number() -> Int? {
    guard isIntact, bytes.count - index >= 4 else { return nil }
    let value = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[index + $1]) << (8 * UInt32($1)) }
    index += 4
    return Int(exactly: value)
  }

  private mutating func fail() -> String {
    isIntact = false
    index = bytes.count
    return ""
  }
}
