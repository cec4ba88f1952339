/// A JSON value that remembers the line it was read from, so that an error can say where to look.
///
/// Objects keep the order of their members. Numbers keep their exact text: nothing is rounded on the way through.
public struct JSON: Sendable {
  public enum Content: Sendable {
    case null
    case bool(Bool)
    /// The literal as written, which follows the grammar of RFC 8259, section 6.
    case number(String)
    case string(String)
    case array([JSON])
    case object([Member])
  }

  public struct Member: Sendable {
    public let key: String
    public let value: JSON

    public init(key: String, value: JSON) {
      self.key = key
      self.value = value
    }
  }

  public let content: Content

  /// Line of the value's first character, counted from 1; 0 for a value that was not read from text.
  public let line: Int

  public init(_ content: Content, line: Int = 0) {
    self.content = content
    self.line = line
  }
}

extension JSON {
  /// The name of the value's type, as an error message says it.
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

  public var string: String? { if case .string(let text) = content { text } else { nil } }
  public var bool: Bool? { if case .bool(let flag) = content { flag } else { nil } }
  public var array: [JSON]? { if case .array(let elements) = content { elements } else { nil } }
  public var object: [Member]? { if case .object(let members) = content { members } else { nil } }
  public var isNull: Bool { if case .null = content { true } else { false } }

  /// The number as an `Int`; nil for fractions, exponents and values out of range.
  public var integer: Int? { if case .number(let text) = content { Int(text) } else { nil } }

  /// The value of a member, or nil when this is no object or has no such key.
  public subscript(key: String) -> JSON? { object?.first { $0.key == key }?.value }
}

// MARK: - Values made in code

extension JSON {
  public static let null = JSON(.null)
  public static func string(_ text: String) -> JSON { JSON(.string(text)) }
  public static func string(_ text: String?) -> JSON { text.map { JSON(.string($0)) } ?? .null }
  public static func bool(_ flag: Bool) -> JSON { JSON(.bool(flag)) }
  public static func number(_ number: some FixedWidthInteger) -> JSON { JSON(.number(String(number))) }
  public static func array(_ elements: [JSON]) -> JSON { JSON(.array(elements)) }
  public static func strings(_ texts: [String]) -> JSON { JSON(.array(texts.map { .string($0) })) }

  /// An object with the pairs in the order given; pairs without a value are left out.
  public static func object(_ pairs: KeyValuePairs<String, JSON?>) -> JSON {
    JSON(.object(pairs.compactMap { key, value in value.map { Member(key: key, value: $0) } }))
  }

  public static func object(_ members: [Member]) -> JSON { JSON(.object(members)) }
}

extension JSON: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral pairs: (String, JSON)...) {
    self.init(.object(pairs.map { Member(key: $0, value: $1) }))
  }
}
