/// Reads a message: fields of UTF-8 text, each preceded by its length in bytes as a little-endian 32-bit number.
public struct MessageReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// Whether every field asked for so far was there, and was UTF-8.
  public private(set) var isIntact = true

  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { index == bytes.count }

  /// The next field; empty, and no longer intact, when there is none.
  @inline(never)
  public mutating func text() -> String {
    guard let length = number(), length <= bytes.count - index else { return fail() }
    let field = UnsafeBufferPointer(rebasing: bytes[index..<(index + length)])
    index += length
    guard let text = String(validating: field, as: UTF8.self) else { return fail() }
    return text
  }

  /// All fields that are left.
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
