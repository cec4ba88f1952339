/// A text for each person beside the scores: the group that the person belongs to, or the option that the person chose.
///
/// A different text is kept once. Each person then takes two bytes.
public struct ResponseLabels: Sendable, Hashable {
  /// What the texts name.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The group of the person, for example the device.
    case group
    /// The option that the person chose at an item.
    case option
  }

  /// What the texts name.
  public let kind: Kind
  /// The name of the grouping, or the id of the item.
  public let name: String
  /// The different texts, in the order in which they first appear.
  public private(set) var values: [String] = []
  /// The line of the file on which each text first appears; empty for labels that do not come from a file.
  private(set) var lines: [Int] = []
  /// The index of each person's text; ``noCode`` without a text.
  private var codes: [UInt16] = []
  private var known: [String: UInt16] = [:]

  private static let noCode = UInt16.max

  /// The largest number of different texts.
  public static let maximumValueCount = 1_000

  /// Labels of no persons.
  public init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }

  /// The number of persons.
  public var count: Int { codes.count }

  /// Adds a person.
  ///
  /// - Parameter value: The text; `nil` for a person without one.
  /// - Throws: ``ResponseLabelsError`` if there are too many different texts. The labels are then unchanged.
  public mutating func append(_ value: String?) throws(ResponseLabelsError) { try append(value, line: nil) }

  mutating func append(_ value: String?, line: Int?) throws(ResponseLabelsError) {
    guard let value else { return codes.append(Self.noCode) }
    if let code = known[value] { return codes.append(code) }
    guard values.count < Self.maximumValueCount else { throw ResponseLabelsError() }
    let code = UInt16(values.count)
    known[value] = code
    values.append(value)
    if let line { lines.append(line) }
    codes.append(code)
  }

  /// The index in ``values`` of a person's text; `nil` without a text, and for an index of no person.
  public subscript(person: Int) -> Int? {
    guard codes.indices.contains(person), codes[person] != Self.noCode else { return nil }
    return Int(codes[person])
  }

  /// Adds the persons of other labels, in their order. Lines of files are not kept.
  ///
  /// - Throws: ``ResponseLabelsError`` if there are too many different texts. The labels are then unchanged.
  public mutating func append(contentsOf other: ResponseLabels) throws(ResponseLabelsError) {
    let new = other.values.filter { known[$0] == nil }
    guard values.count + new.count <= Self.maximumValueCount else { throw ResponseLabelsError() }
    for value in new {
      known[value] = UInt16(values.count)
      values.append(value)
    }
    let own = other.values.map { known[$0] ?? Self.noCode }
    codes += other.codes.map { $0 == Self.noCode ? Self.noCode : own[Int($0)] }
  }

  /// The number of persons with each text, in the order of ``values``.
  public var counts: [Int] {
    codes.reduce(into: [Int](repeating: 0, count: values.count)) { counts, code in
      if code != Self.noCode { counts[Int(code)] += 1 }
    }
  }

  /// The line of the file on which a text first appears, counted from 1; `nil` for labels that do not come from a file.
  public func line(of value: String) -> Int? {
    guard let code = known[value].map(Int.init), lines.indices.contains(code) else { return nil }
    return lines[code]
  }
}

/// More than ``ResponseLabels/maximumValueCount`` different texts: the column probably names persons, not groups.
public struct ResponseLabelsError: Error, Sendable, Hashable {}
