/// A JSON value with the line it was read from, so that errors can report the line.
///
/// Objects keep the order of their members. Numbers keep their exact text, so nothing is rounded.
public struct JSON: Sendable {
  /// The kinds of JSON values.
  public enum Content: Sendable {
    /// The literal `null`.
    case null
    /// The literal `true` or `false`.
    case bool(Bool)
    /// The literal as written, in the grammar of RFC 8259, section 6.
    case number(String)
    /// The decoded text, without quotation marks and escapes.
    case string(String)
    /// The elements in their order.
    case array([JSON])
    /// The members in their order. Objects that were read have no duplicate keys.
    case object([Member])
  }

  /// One key of an object with its value.
  public struct Member: Sendable {
    /// Unique within its object.
    public let key: String
    /// The value of the key; `null` is a value too.
    public let value: JSON

    /// A member made in code.
    public init(key: String, value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// The kind of the value, with its data.
  public let content: Content

  /// The line of the value's first character, counted from 1; 0 for a value that was not read from text.
  public let line: Int

  /// A value made in code.
  public init(_ content: Content, line: Int = 0) {
    self.content = content
    self.line = line
  }
}

extension JSON {
  /// The type of the value in the words of error messages, such as `a string`.
  public var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The text of a string; `nil` for other values.
  public var string: String? { if case .string(let text) = content { text } else { nil } }
  /// The value of `true` or `false`; `nil` for other values.
  public var bool: Bool? { if case .bool(let flag) = content { flag } else { nil } }
  /// The elements of an array; `nil` for other values.
  public var array: [JSON]? { if case .array(let elements) = content { elements } else { nil } }
  /// The members of an object, in their order; `nil` for other values.
  public var object: [Member]? { if case .object(let members) = content { members } else { nil } }
  /// Whether the value is `null`.
  public var isNull: Bool { if case .null = content { true } else { false } }

  /// The number as an `Int`; `nil` for fractions, exponents, values out of range and other kinds of values.
  public var integer: Int? { if case .number(let text) = content { Int(text) } else { nil } }

  /// The number as the nearest `Double`; `nil` for other kinds of values. A number out of range is infinite.
  public var decimal: Double? { if case .number(let text) = content { Double(text) } else { nil } }

  /// The value of a member; `nil` when this is not an object or has no such key.
  public subscript(key: String) -> JSON? { object?.first { $0.key == key }?.value }
}

// MARK: - Values made in code

extension JSON {
  /// The value `null`.
  public static let null = JSON(.null)
  /// A string.
  public static func string(_ text: String) -> JSON { JSON(.string(text)) }
  /// A string, or `null` for `nil`.
  public static func string(_ text: String?) -> JSON { text.map { JSON(.string($0)) } ?? .null }
  /// `true` or `false`.
  public static func bool(_ flag: Bool) -> JSON { JSON(.bool(flag)) }
  /// A whole number.
  public static func number(_ number: some FixedWidthInteger) -> JSON { JSON(.number(String(number))) }
  /// A number rounded to some decimal places; `null` for a number that is not finite, which JSON cannot say.
  public static func decimal(_ number: Double, places: Int) -> JSON {
    let scale = (0..<max(places, 0)).reduce(1.0) { scale, _ in scale * 10 }
    let rounded = (number * scale).rounded() / scale
    return rounded.isFinite ? JSON(.number(String(rounded))) : .null
  }
  /// An array of values.
  public static func array(_ elements: [JSON]) -> JSON { JSON(.array(elements)) }
  /// An array of strings.
  public static func strings(_ texts: [String]) -> JSON { JSON(.array(texts.map { .string($0) })) }

  /// An object with the pairs in the given order. Pairs whose value is `nil` are omitted.
  public static func object(_ pairs: KeyValuePairs<String, JSON?>) -> JSON {
    JSON(.object(pairs.compactMap { key, value in value.map { Member(key: key, value: $0) } }))
  }

  /// An object with members in their order.
  public static func object(_ members: [Member]) -> JSON { JSON(.object(members)) }
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// An object with the pairs of the literal in their order.
  public init(dictionaryLiteral pairs: (String, JSON)...) {
    self.init(.object(pairs.map { Member(key: $0, value: $1) }))
  }
}
