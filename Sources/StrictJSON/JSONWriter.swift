extension JSON {
  /// The value as compact UTF-8 on one line, with the members in their order.
  public var bytes: [UInt8] {
    var output: [UInt8] = []
    write(to: &output)
    return output
  }

  /// The value as compact text on one line, with the members in their order.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends the value as compact UTF-8 to a buffer.
  public func write(to output: inout [UInt8]) {
    switch content {
    case .null: output += "null".utf8
    case .bool(let flag): output += (flag ? "true" : "false").utf8
    case .number(let literal): output += literal.utf8
    case .string(let text): Self.write(text, to: &output)
    case .array(let elements):
      Self.write(elements, between: "[", and: "]", to: &output) { $0.write(to: &$1) }
    case .object(let members):
      Self.write(members, between: "{", and: "}", to: &output) { member, output in
        Self.write(member.key, to: &output)
        output.append(UInt8(ascii: ":"))
        member.value.write(to: &output)
      }
    }
  }

  private static func write<Part>(
    _ parts: [Part], between open: Unicode.Scalar, and close: Unicode.Scalar, to output: inout [UInt8],
    each: (Part, inout [UInt8]) -> Void
  ) {
    output.append(UInt8(ascii: open))
    for (index, part) in parts.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      each(part, &output)
    }
    output.append(UInt8(ascii: close))
  }

  private static func write(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): output += [UInt8(ascii: "\\"), UInt8(ascii: "\"")]
      case UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), UInt8(ascii: "\\")]
      case 0x0A: output += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case 0..<0x20, 0x7F: output += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}
