/// One thing wrong with the shape of a JSON document.
public struct JSONValidationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where, as a path from the root: `items[3].options[0].text`; empty for the document itself.
  public let path: String
  /// Line in the text, counted from 1.
  public let line: Int
  /// What is wrong and what to do.
  public let message: String

  public init(path: String, line: Int, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}

/// Collects what is wrong while a document is read, so that an author sees all of it at once.
public final class JSONProblems {
  public private(set) var list: [JSONValidationError] = []

  public init() {}

  public func add(_ message: String, path: String, line: Int) {
    list.append(JSONValidationError(path: path, line: line, message: message))
  }
}

/// Reads the members of one object strictly: each by name and type; what is left over at the end is an error.
///
/// Every read that fails adds a problem with the member's path and gives nil.
public struct JSONObjectReader {
  public let path: String
  public let line: Int
  public let problems: JSONProblems
  private let members: [JSON.Member]
  private var asked: Set<String> = []

  /// Nil, with a problem added, when the value is no object.
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

  /// The path of a member.
  public func path(of key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  /// Adds a problem with one member's value.
  public func complain(_ message: String, at key: String) {
    let line = members.first { $0.key == key }?.value.line ?? line
    problems.add(message, path: path(of: key), line: line)
  }

  /// A member's raw value, nil when it is absent. `null` counts as a value.
  public mutating func optional(_ key: String) -> JSON? {
    asked.insert(key)
    return members.first { $0.key == key }?.value
  }

  public mutating func required(_ key: String) -> JSON? {
    if let value = optional(key) { return value }
    problems.add("missing: add \"\(key)\"", path: path(of: key), line: line)
    return nil
  }

  public mutating func string(_ key: String) -> String? { required(key).flatMap { string($0, key) } }
  public mutating func optionalString(_ key: String) -> String? { optional(key).flatMap { string($0, key) } }

  public mutating func integer(_ key: String, in range: ClosedRange<Int>) -> Int? {
    required(key).flatMap { integer($0, key, range) }
  }

  public mutating func optionalInteger(_ key: String, in range: ClosedRange<Int>) -> Int? {
    optional(key).flatMap { integer($0, key, range) }
  }

  public mutating func optionalBool(_ key: String) -> Bool? {
    optional(key).flatMap { value in
      if value.bool == nil { complain("expected true or false, found \(value.kind)", at: key) }
      return value.bool
    }
  }

  /// One of the words of an enumeration.
  public mutating func word<Word: RawRepresentable & CaseIterable>(_ key: String, _: Word.Type) -> Word?
  where Word.RawValue == String { string(key).flatMap { word($0, key) } }

  public mutating func optionalWord<Word: RawRepresentable & CaseIterable>(_ key: String, _: Word.Type) -> Word?
  where Word.RawValue == String { optionalString(key).flatMap { word($0, key) } }

  /// The elements of an array member, each with its path; empty, with a problem added, when it is missing or no array.
  public mutating func elements(_ key: String) -> [(json: JSON, path: String)] {
    required(key).map { elements(of: $0, key) } ?? []
  }

  public mutating func optionalElements(_ key: String) -> [(json: JSON, path: String)]? {
    optional(key).map { elements(of: $0, key) }
  }

  /// An array member that holds strings only.
  public mutating func strings(_ key: String) -> [String] { strings(in: elements(key)) }
  public mutating func optionalStrings(_ key: String) -> [String]? { optionalElements(key).map { strings(in: $0) } }

  /// The member as an object with a reader of its own.
  public mutating func object(_ key: String) -> JSONObjectReader? {
    required(key).flatMap { JSONObjectReader($0, path: path(of: key), problems: problems) }
  }

  public mutating func optionalObject(_ key: String) -> JSONObjectReader? {
    optional(key).flatMap { JSONObjectReader($0, path: path(of: key), problems: problems) }
  }

  /// Reports every member that nothing asked for. Call it last.
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
