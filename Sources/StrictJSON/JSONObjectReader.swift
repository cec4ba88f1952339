/// One violation of the expected structure of a JSON document.
public struct JSONValidationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place as a path from the root, such as `items[3].options[0].text`; empty for the document itself.
  public let path: String
  /// The line in the text, counted from 1.
  public let line: Int
  /// What is wrong and how to correct it.
  public let message: String

  /// An error at a place of a document.
  public init(path: String, line: Int, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  /// The path, unless it is empty, and the message.
  public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}

/// Collects the errors of a document while it is read, so that an author sees all of them at once.
public final class JSONProblems {
  /// The errors in the order in which they were found.
  public private(set) var list: [JSONValidationError] = []

  /// An empty list of errors.
  public init() {}

  /// Adds an error.
  ///
  /// - Parameters:
  ///   - message: What is wrong and how to correct it.
  ///   - path: The place, as in ``JSONValidationError/path``.
  ///   - line: Counted from 1.
  public func add(_ message: String, path: String, line: Int) {
    list.append(JSONValidationError(path: path, line: line, message: message))
  }
}

/// Reads the members of one object strictly, each by name and type. Members that are not read are errors; see ``refuseUnknownKeys()``.
///
/// A read that fails adds an error with the member's path to ``problems`` and returns `nil`.
public struct JSONObjectReader {
  /// The path of the object from the root; empty for the root itself.
  public let path: String
  /// The line where the object begins, counted from 1.
  public let line: Int
  /// The list that errors are added to.
  public let problems: JSONProblems
  private let members: [JSON.Member]
  private var asked: Set<String> = []

  /// A reader of an object; `nil`, with an error added, when the value is not an object.
  ///
  /// - Parameters:
  ///   - json: The value to read.
  ///   - path: The path of the value from the root.
  ///   - problems: The list that errors are added to.
  public init?(_ json: JSON, path: String, problems: JSONProblems) {
    guard let members = json.object else {
      problems.add("expected an object, found \(json.kind)", path: path, line: json.line)
      return nil
    }
    self.members = members
    self.path = path
    self.line = json.line
    self.problems = problems
  }

  /// The path of a member from the root.
  public func path(of key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  /// Adds an error about the value of one member.
  public func complain(_ message: String, at key: String) {
    let line = members.first { $0.key == key }?.value.line ?? line
    problems.add(message, path: path(of: key), line: line)
  }

  /// The value of a member; `nil`, without an error, when it is absent. `null` counts as a value.
  public mutating func optional(_ key: String) -> JSON? {
    asked.insert(key)
    return members.first { $0.key == key }?.value
  }

  /// The value of a member; `nil`, with an error, when it is absent.
  public mutating func required(_ key: String) -> JSON? {
    if let value = optional(key) { return value }
    problems.add("missing: add \"\(key)\"", path: path(of: key), line: line)
    return nil
  }

  /// A required string.
  public mutating func string(_ key: String) -> String? { required(key).flatMap { string($0, key) } }
  /// A string that may be absent.
  public mutating func optionalString(_ key: String) -> String? { optional(key).flatMap { string($0, key) } }

  /// A required whole number in a range.
  public mutating func integer(_ key: String, in range: ClosedRange<Int>) -> Int? {
    required(key).flatMap { integer($0, key, range) }
  }

  /// A whole number in a range, which may be absent.
  public mutating func optionalInteger(_ key: String, in range: ClosedRange<Int>) -> Int? {
    optional(key).flatMap { integer($0, key, range) }
  }

  /// A required number in a range.
  public mutating func decimal(_ key: String, in range: ClosedRange<Double>) -> Double? {
    required(key).flatMap { value in
      guard let number = value.decimal, range.contains(number) else {
        complain("expected a number from \(range.lowerBound) to \(range.upperBound)", at: key)
        return nil
      }
      return number
    }
  }

  /// `true` or `false`, which may be absent.
  public mutating func optionalBool(_ key: String) -> Bool? {
    optional(key).flatMap { value in
      if value.bool == nil { complain("expected true or false, found \(value.kind)", at: key) }
      return value.bool
    }
  }

  /// A required string that is a raw value of an enumeration.
  public mutating func word<Word: RawRepresentable & CaseIterable>(_ key: String, _: Word.Type) -> Word?
  where Word.RawValue == String { string(key).flatMap { word($0, key) } }

  /// A string that is a raw value of an enumeration, and may be absent.
  public mutating func optionalWord<Word: RawRepresentable & CaseIterable>(_ key: String, _: Word.Type) -> Word?
  where Word.RawValue == String { optionalString(key).flatMap { word($0, key) } }

  /// The elements of a required array, each with its path; empty, with an error, when the member is absent or not an array.
  public mutating func elements(_ key: String) -> [(json: JSON, path: String)] {
    required(key).map { elements(of: $0, key) } ?? []
  }

  /// The elements of an array, each with its path; `nil` when the member is absent.
  public mutating func optionalElements(_ key: String) -> [(json: JSON, path: String)]? {
    optional(key).map { elements(of: $0, key) }
  }

  /// The elements of a required array of strings. Other elements are errors and are omitted.
  public mutating func strings(_ key: String) -> [String] { strings(in: elements(key)) }
  /// The elements of an array of strings; `nil` when the member is absent.
  public mutating func optionalStrings(_ key: String) -> [String]? { optionalElements(key).map { strings(in: $0) } }

  /// A reader of a required object.
  public mutating func object(_ key: String) -> JSONObjectReader? {
    required(key).flatMap { JSONObjectReader($0, path: path(of: key), problems: problems) }
  }

  /// A reader of an object that may be absent.
  public mutating func optionalObject(_ key: String) -> JSONObjectReader? {
    optional(key).flatMap { JSONObjectReader($0, path: path(of: key), problems: problems) }
  }

  /// Adds an error for every member that was not read. Call it last.
  public func refuseUnknownKeys() {
    for member in members where !asked.contains(member.key) {
      let known = asked.sorted().joined(separator: ", ")
      problems.add("unknown key: remove it, or use one of \(known)", path: path(of: member.key), line: member.value.line)
    }
  }
}

extension JSONObjectReader {
  private func string(_ value: JSON, _ key: String) -> String? {
    if value.string == nil { complain("expected a string, found \(value.kind)", at: key) }
    return value.string
  }

  private func integer(_ value: JSON, _ key: String, _ range: ClosedRange<Int>) -> Int? {
    guard let number = value.integer, range.contains(number) else {
      let found = if case .number(let literal) = value.content { literal } else { value.kind }
      complain("expected a whole number from \(range.lowerBound) to \(range.upperBound), found \(found)", at: key)
      return nil
    }
    return number
  }

  private func word<Word: RawRepresentable & CaseIterable>(_ text: String, _ key: String) -> Word?
  where Word.RawValue == String {
    if let word = Word(rawValue: text) { return word }
    let known = Word.allCases.map(\.rawValue).joined(separator: ", ")
    complain("\"\(text)\" is not known: use one of \(known)", at: key)
    return nil
  }

  private func elements(of value: JSON, _ key: String) -> [(json: JSON, path: String)] {
    guard let elements = value.array else {
      complain("expected an array, found \(value.kind)", at: key)
      return []
    }
    return elements.enumerated().map { ($1, "\(path(of: key))[\($0)]") }
  }

  private func strings(in elements: [(json: JSON, path: String)]) -> [String] {
    elements.compactMap { json, path in
      if json.string == nil { problems.add("expected a string, found \(json.kind)", path: path, line: json.line) }
      return json.string
    }
  }
}
