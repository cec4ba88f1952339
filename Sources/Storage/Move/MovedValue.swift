/// A value of a row, in the form that both storages are compared in.
public enum MovedValue: Sendable, Equatable, CustomStringConvertible {
  /// No value.
  case null
  /// 64 bits, signed.
  case integer(Int64)
  /// True or false, which SQLite stores as 1 or 0.
  case boolean(Bool)
  /// A text.
  case text(String)
  /// Any bytes.
  case bytes([UInt8])

  /// Whether two values are of the same kind and have the same bytes.
  public static func == (one: MovedValue, other: MovedValue) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.integer(let one), .integer(let other)): one == other
    case (.boolean(let one), .boolean(let other)): one == other
    // NB: Swift compares composed and decomposed letters as equal, and a move must not replace one by the other.
    case (.text(let one), .text(let other)): one.utf8.elementsEqual(other.utf8)
    case (.bytes(let one), .bytes(let other)): one == other
    default: false
    }
  }

  /// The value for a message. Of bytes, which are digests in keys, the first four are enough to find the row.
  public var description: String {
    switch self {
    case .null: "no value"
    case .integer(let number): String(number)
    case .boolean(let flag): String(flag)
    case .text(let text): "“\(text)”"
    case .bytes(let bytes): bytes.prefix(4).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "…"
    }
  }
}
