/// The number of answers and of right answers to each item. Calibration starts from them, and they say which items can be calibrated.
///
/// Totals of different persons can be added in any order.
public struct ResponseTotals: Sendable, Hashable {
  /// The number of persons.
  public private(set) var persons: Int
  /// The number of persons who answered each item.
  public private(set) var answered: [Int]
  /// The number of persons who answered each item correctly.
  public private(set) var right: [Int]

  /// The totals of all persons of a matrix.
  public init(_ matrix: ResponseMatrix) {
    persons = matrix.persons
    answered = [Int](repeating: 0, count: matrix.items)
    right = answered
    for (group, counts) in Self.codeCounts(matrix).enumerated() {
      for (pattern, count) in zip(matrix.patternCodes.patterns[group], counts) { add(pattern, of: group, count: count) }
    }
  }

  /// For each group and code, the number of persons.
  private static func codeCounts(_ matrix: ResponseMatrix) -> [[Int]] {
    var counts = matrix.patternCodes.patterns.map { [Int](repeating: 0, count: $0.count) }
    for row in 0..<matrix.rows {
      let persons = matrix.count(row: row)
      for group in 0..<matrix.groups { counts[group][Int(matrix.codes[row * matrix.groups + group])] += persons }
    }
    return counts
  }

  private mutating func add(_ pattern: UInt8, of group: Int, count: Int) {
    for place in 0..<min(ItemGroup.size, answered.count - group * ItemGroup.size) {
      let (item, score) = (group * ItemGroup.size + place, ItemGroup.score(in: pattern, place: place))
      answered[item] += score == .notAnswered ? 0 : count
      right[item] += score == .right ? count : 0
    }
  }

  /// The totals of these persons and of others who answered the same items. If the items differ in number, the result has the fewer.
  public func adding(_ other: ResponseTotals) -> ResponseTotals {
    var sum = self
    sum.persons += other.persons
    sum.answered = zip(answered, other.answered).map { $0 + $1 }
    sum.right = zip(right, other.right).map { $0 + $1 }
    return sum
  }
}
