/// The persons who answered all items, grouped by their number of right answers.
struct ScoreGroups {
  /// The number of persons with each number of right answers.
  private(set) var persons: [Int]
  /// For each item and number of right answers, the number of persons who answered the item right.
  private(set) var right: [[Int]]

  init(_ matrix: ResponseMatrix) {
    persons = [Int](repeating: 0, count: matrix.items + 1)
    right = [[Int]](repeating: persons, count: matrix.items)
    for row in 0..<matrix.rows {
      let scores = matrix.scores(row: row)
      guard !scores.contains(.notAnswered) else { continue }
      let (total, count) = (scores.count { $0 == .right }, matrix.count(row: row))
      persons[total] += count
      for (item, score) in scores.enumerated() where score == .right { right[item][total] += count }
    }
  }
}

/// The persons of one or several neighbouring groups, with their right answers to an item.
struct ScoreCell {
  var persons: Int
  var right: Int
  /// The number of right answers that the model expects.
  var expected: Double

  init(persons: Int, right: Int, expectedShare: Double) {
    (self.persons, self.right, expected) = (persons, right, Double(persons) * expectedShare)
  }

  /// The smaller of the expected numbers of right and wrong answers.
  var smallerExpected: Double { min(expected, Double(persons) - expected) }

  /// (observed − expected)² / expected, for right and for wrong answers.
  var statistic: Double {
    let difference = Double(right) - expected
    guard smallerExpected > 0 else { return 0 }
    return difference * difference * (1 / expected + 1 / (Double(persons) - expected))
  }

  /// The cells after each that expects too little is joined with the next, and a last one with the one before.
  static func joined(_ cells: [ScoreCell], minimum: Double) -> [ScoreCell] {
    var (joined, open) = ([ScoreCell](), ScoreCell(persons: 0, right: 0, expectedShare: 0))
    for cell in cells {
      open.add(cell)
      guard open.smallerExpected >= minimum else { continue }
      joined.append(open)
      open = ScoreCell(persons: 0, right: 0, expectedShare: 0)
    }
    if open.persons > 0, !joined.isEmpty { joined[joined.count - 1].add(open) }
    return joined
  }

  private mutating func add(_ other: ScoreCell) {
    persons += other.persons
    right += other.right
    expected += other.expected
  }
}
