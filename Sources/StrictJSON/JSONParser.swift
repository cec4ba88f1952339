extension JSON {
  /// The maximum nesting depth of a JSON text. No file of Nivel is deeper, and hostile input could exhaust the stack.
  public static let depthLimit = 64

  /// Reads one JSON text.
  ///
  /// The parser is stricter than RFC 8259: a byte order mark, a duplicate key in one object, a lone surrogate and invalid UTF-8 are errors,
  /// because two readers could interpret such a text differently. It also limits the depth to ``depthLimit`` and numbers to 64 characters.
  ///
  /// - Throws: ``JSONSyntaxError`` at the first character that violates the grammar.
  public static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSON {
    var parser = JSONParser(bytes: bytes)
    return try parser.document()
  }

  /// Reads one JSON text with the same rules as for bytes.
  ///
  /// - Throws: ``JSONSyntaxError`` at the first character that violates the grammar.
  public static func parse(_ text: String) throws(JSONSyntaxError) -> JSON { try parse(Array(text.utf8)) }
}

/// A recursive-descent reader over UTF-8 bytes.
struct JSONParser {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(JSONSyntaxError) -> JSON {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw error("starts with a byte order mark: save it without one") }
    skipSpace()
    let result = try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw error("text after the end of the JSON value: remove it") }
    return result
  }

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSON {
    guard depth < JSON.depthLimit else { throw error("nested deeper than \(JSON.depthLimit) levels") }
    guard let byte = current else { throw error("the text ends too early: a value is missing") }
    let start = line
    switch byte {
    case UInt8(ascii: "{"): return JSON(.object(try members(depth: depth)), line: start)
    case UInt8(ascii: "["): return JSON(.array(try elements(depth: depth)), line: start)
    case UInt8(ascii: "\""): return JSON(.string(try string()), line: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return JSON(.number(try number()), line: start)
    case UInt8(ascii: "t"): return JSON(.bool(try literal("true", true)), line: start)
    case UInt8(ascii: "f"): return JSON(.bool(try literal("false", false)), line: start)
    case UInt8(ascii: "n"):
      _ = try literal("null", true)
      return JSON(.null, line: start)
    default: throw error("expected a value: an object, array, string, number, true, false or null")
    }
  }

  private mutating func members(depth: Int) throws(JSONSyntaxError) -> [JSON.Member] {
    var members: [JSON.Member] = []
    var keys: Set<String> = []
    position += 1
    skipSpace()
    if take(UInt8(ascii: "}")) { return members }
    while true {
      guard current == UInt8(ascii: "\"") else { throw error("expected a key in double quotes") }
      let key = try string()
      guard keys.insert(key).inserted else { throw error("the key \"\(key)\" appears twice in one object: remove one") }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw error("expected ':' after the key \"\(key)\"") }
      skipSpace()
      members.append(JSON.Member(key: key, value: try value(depth: depth + 1)))
      skipSpace()
      if take(UInt8(ascii: "}")) { return members }
      guard take(UInt8(ascii: ",")) else { throw error("expected ',' or '}' after a member") }
      skipSpace()
    }
  }

  private mutating func elements(depth: Int) throws(JSONSyntaxError) -> [JSON] {
    var elements: [JSON] = []
    position += 1
    skipSpace()
    if take(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: "]")) { return elements }
      guard take(UInt8(ascii: ",")) else { throw error("expected ',' or ']' after an element") }
      skipSpace()
    }
  }

  private mutating func number() throws(JSONSyntaxError) -> String {
    let start = position
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    guard position - start <= 64 else { throw error("a number of more than 64 characters") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(JSONSyntaxError) {
    let start = position
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    guard position > start else { throw error("expected a digit") }
  }

  private mutating func literal(_ word: StaticString, _ result: Bool) throws(JSONSyntaxError) -> Bool {
    let expected = Array("\(word)".utf8)
    guard bytes[position...].starts(with: expected) else { throw error("expected \(word)") }
    position += expected.count
    return result
  }
}

// MARK: - Strings

extension JSONParser {
  private mutating func string() throws(JSONSyntaxError) -> String {
    position += 1
    var content: [UInt8] = []
    var plainStart = position
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        content += bytes[plainStart..<position]
        position += 1
        guard let text = String(validating: content, as: UTF8.self) else { throw error("a string that is not valid UTF-8") }
        return text
      case UInt8(ascii: "\\"):
        content += bytes[plainStart..<position]
        position += 1
        content += Array(String(try escape()).utf8)
        plainStart = position
      case 0..<0x20: throw error("a control character inside a string: write it as an escape, such as \\n")
      default: position += 1
      }
    }
    throw error("the text ends inside a string: the closing quote is missing")
  }

  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    guard let byte = current else { throw error("the text ends inside an escape") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw error("an unknown escape: only \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX exist")
    }
  }

  private mutating func unicodeEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let first = try hexQuad()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { throw loneSurrogate }
    let second = try hexQuad()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw loneSurrogate }
    return scalar
  }

  private var loneSurrogate: JSONSyntaxError { error("half of a surrogate pair: it stands for no character") }

  private mutating func hexQuad() throws(JSONSyntaxError) -> UInt32 {
    guard position + 4 <= bytes.count,
      bytes[position..<position + 4].allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
      let number = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw error("expected four hexadecimal digits after \\u") }
    position += 4
    return number
  }
}

// MARK: - Places

extension JSONParser {
  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        lineStart = position + 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: return
      }
      position += 1
    }
  }

  private func error(_ message: String) -> JSONSyntaxError {
    JSONSyntaxError(line: line, column: position - lineStart + 1, message: message)
  }
}
