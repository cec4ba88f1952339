import Foundation
import Identifiers
import Placement

/// A value of a statement's parameter.
enum SQLValue: Sendable, Hashable {
  case null
  /// A value in the text format of PostgreSQL.
  case text(String)
  case bytes([UInt8])

  /// Whether it is a text with U+0000, which PostgreSQL cannot store.
  var hasNUL: Bool {
    if case .text(let text) = self { text.utf8.contains(0) } else { false }
  }
}

/// A type whose values can be parameters of statements.
protocol SQLEncodable {
  var sqlValue: SQLValue { get }
}

/// A type whose values can be read from the columns of a result.
protocol SQLDecodable {
  /// Reads a value; nil for text of another format.
  init?(sqlText: String)
}

extension String: SQLEncodable, SQLDecodable {
  var sqlValue: SQLValue { .text(self) }
  init?(sqlText: String) { self = sqlText }
}

extension Int: SQLEncodable, SQLDecodable {
  var sqlValue: SQLValue { .text(String(self)) }
  init?(sqlText: String) { self.init(sqlText) }
}

extension Int64: SQLEncodable, SQLDecodable {
  var sqlValue: SQLValue { .text(String(self)) }
  init?(sqlText: String) { self.init(sqlText) }
}

extension Bool: SQLEncodable, SQLDecodable {
  var sqlValue: SQLValue { .text(self ? "t" : "f") }
  init?(sqlText: String) {
    guard ["t", "f"].contains(sqlText) else { return nil }
    self = sqlText == "t"
  }
}

extension Timestamp: SQLEncodable, SQLDecodable {
  var sqlValue: SQLValue { microseconds.sqlValue }
  init?(sqlText: String) {
    guard let microseconds = Int64(sqlText) else { return nil }
    self.init(microseconds: microseconds)
  }
}

extension ProfileID: SQLEncodable, SQLDecodable {
  var sqlValue: SQLValue { .text(rawValue) }
  init?(sqlText: String) { self.init(sqlText) }
}

extension AttemptID: SQLEncodable, SQLDecodable {
  var sqlValue: SQLValue { .text(rawValue) }
  init?(sqlText: String) { self.init(sqlText) }
}

/// Values as one parameter, an array of PostgreSQL (section 8.15.2).
struct SQLArray: SQLEncodable {
  let sqlValue: SQLValue

  /// - Parameter elements: Values of one type; nil for NULL.
  init(_ elements: [(any SQLEncodable)?]) {
    sqlValue = .text("{" + elements.map { Self.text(of: $0?.sqlValue ?? .null) }.joined(separator: ",") + "}")
  }

  private static func text(of value: SQLValue) -> String {
    switch value {
    case .null: "NULL"
    case .text(let text): "\"" + escaped(text) + "\""
    // The hexadecimal format of a BYTEA, whose backslash is escaped in an array.
    case .bytes(let bytes): "\"\\\\x" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "\""
    }
  }

  /// NB: by bytes. A quotation mark with a combining mark after it is another character for Swift, and the same mark for PostgreSQL.
  private static func escaped(_ text: String) -> String {
    let special = [UInt8(ascii: "\""), UInt8(ascii: "\\")]
    return String(decoding: text.utf8.flatMap { special.contains($0) ? [UInt8(ascii: "\\"), $0] : [$0] }, as: UTF8.self)
  }
}

/// Bytes are a BYTEA.
extension Array: SQLEncodable where Element: SQLStored {
  var sqlValue: SQLValue { Element.sqlValue(of: self) }
}

extension Array: SQLDecodable where Element: SQLStored {
  init?(sqlText: String) {
    guard let array = Element.array(sqlText) else { return nil }
    self = array
  }
}

/// A type whose arrays are stored in one column.
protocol SQLStored {
  static func sqlValue(of array: [Self]) -> SQLValue
  static func array(_ text: String) -> [Self]?
}

extension UInt8: SQLStored {
  static func sqlValue(of array: [UInt8]) -> SQLValue { .bytes(array) }

  /// Reads the hexadecimal format of a BYTEA: `\x` and two digits for each byte.
  static func array(_ text: String) -> [UInt8]? {
    let digits = Array(text.utf8)
    guard digits.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "x")]), digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 2 - 1)
    for index in stride(from: 2, to: digits.count, by: 2) {
      guard let high = digit(digits[index]), let low = digit(digits[index + 1]) else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private static func digit(_ ascii: UInt8) -> UInt8? {
    switch ascii {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): ascii - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): ascii - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

extension String: SQLStored {
  /// A JSON array of strings.
  static func sqlValue(of array: [String]) -> SQLValue {
    // NB: arrays of strings can always be encoded, because strings are always valid Unicode.
    .text(String(decoding: (try? JSONEncoder().encode(array)) ?? Data("[]".utf8), as: UTF8.self))
  }

  static func array(_ text: String) -> [String]? { try? JSONDecoder().decode([String].self, from: Data(text.utf8)) }
}
