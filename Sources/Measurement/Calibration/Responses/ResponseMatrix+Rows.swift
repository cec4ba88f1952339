extension ResponseMatrix {
  /// A matrix from rows of numbers: 1 for right, 0 for wrong, `nil` for not answered. The first row determines the number of items.
  ///
  /// - Throws: ``ResponseMatrixError`` with the row and the column of the first mistake. No row at all is
  ///   ``ResponseMatrixError/itemCount(_:)``.
  public init(rows: some Sequence<[Int?]>) throws(ResponseMatrixError) {
    var matrix: ResponseMatrix?
    for (index, row) in rows.enumerated() {
      if matrix == nil { matrix = try ResponseMatrix(items: row.count) }
      try matrix?.append(Self.scores(of: row, number: index + 1))
    }
    guard let matrix else { throw .itemCount(0) }
    self = matrix
  }

  private static func scores(of row: [Int?], number: Int) throws(ResponseMatrixError) -> [ScoredAnswer] {
    var scores: [ScoredAnswer] = []
    scores.reserveCapacity(row.count)
    for (column, value) in row.enumerated() {
      guard let score = ScoredAnswer(number: value) else {
        throw .unknownScore(row: number, column: column + 1, number: value ?? 0)
      }
      scores.append(score)
    }
    return scores
  }

  /// The same persons with one row for each different pattern of scores, in the order in which the patterns first appear.
  ///
  /// Calibration takes time for each row. Collapsing pays where many persons answered few items.
  public func collapsed() -> ResponseMatrix {
    // NB: one number for each pattern, where it fits, is ten times as fast as a list.
    if groups <= 8 {
      return collapsed { row in codes[row * groups..<(row + 1) * groups].reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
    }
    return collapsed { row in codes[row * groups..<(row + 1) * groups] }
  }

  private func collapsed<Key: Hashable>(_ key: (Int) -> Key) -> ResponseMatrix {
    var indices: [Key: Int] = [:]
    var (firstRows, totals): ([Int], [Int]) = ([], [])
    for row in 0..<rows {
      let pattern = key(row)
      if let index = indices[pattern] {
        totals[index] += count(row: row)
      } else {
        indices[pattern] = totals.count
        firstRows.append(row)
        totals.append(count(row: row))
      }
    }
    return selecting(rows: firstRows, counts: totals)
  }

  private func selecting(rows selected: [Int], counts totals: [Int]) -> ResponseMatrix {
    var matrix = self
    matrix.replaceRows(
      codes: selected.flatMap { codes[$0 * groups..<($0 + 1) * groups] }, counts: totals.map { Int32(truncatingIfNeeded: $0) })
    return matrix
  }

  /// The same persons, as if some items had not been asked. Indices of no item are left out.
  public func omitting(items omitted: Set<Int>) -> ResponseMatrix {
    var matrix = self
    for item in omitted.sorted() where item >= 0 && item < items { matrix.omit(item: item) }
    return matrix
  }

  /// The rows of the persons who answered an item, and the same rows as if that item had not been asked.
  public func answering(item: Int) -> (rows: [Int], others: ResponseMatrix) {
    let found = (0..<rows).filter { self[$0, item] != .notAnswered }
    return (found, selecting(rows: found, counts: found.map(count)).omitting(items: [item]))
  }

  /// A matrix with some of the items, in the given order. Indices of no item are left out.
  ///
  /// - Throws: ``ResponseMatrixError/itemCount(_:)`` if no item is left.
  public func selecting(items selected: [Int]) throws(ResponseMatrixError) -> ResponseMatrix {
    let selected = selected.filter { $0 >= 0 && $0 < items }
    var matrix = try ResponseMatrix(items: selected.count)
    for row in 0..<rows { try matrix.append(selected.map { self[row, $0] }, count: count(row: row)) }
    return matrix
  }

  /// Adds the rows of a matrix with the same items, in their order. The result is the same as if they had been added one by one.
  ///
  /// - Throws: ``ResponseMatrixError/columns(row:found:expected:)`` or ``ResponseMatrixError/personCount(row:)``. The matrix is then
  ///   unchanged.
  public mutating func append(contentsOf other: ResponseMatrix) throws(ResponseMatrixError) {
    guard other.items == items else { throw .columns(row: rows + 1, found: other.items, expected: items) }
    guard other.persons <= Self.maximumPersonCount - persons else { throw .personCount(row: rows + 1) }
    appendRows(of: other)
  }
}
