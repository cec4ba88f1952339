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
    let counts = Self.patternCounts(matrix)
    (answered, right) = ([], [])
    for item in 0..<matrix.items {
      let (group, place) = (item / ItemGroup.size, item % ItemGroup.size)
      var totals = [0, 0, 0]
      for pattern in 0..<ItemGroup.patterns {
        totals[Int(ItemGroup.score(in: pattern, place: place).rawValue)] += counts[group * ItemGroup.patterns + pattern]
      }
      answered.append(totals[1] + totals[2])
      right.append(totals[2])
    }
  }

  private static func patternCounts(_ matrix: ResponseMatrix) -> [Int] {
    let groups = matrix.groups
    var counts = [Int](repeating: 0, count: groups * ItemGroup.patterns)
    for row in 0..<matrix.rows {
      let persons = matrix.count(row: row)
      for group in 0..<groups { counts[group * ItemGroup.patterns + Int(matrix.patterns[row * groups + group])] += persons }
    }
    return counts
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
