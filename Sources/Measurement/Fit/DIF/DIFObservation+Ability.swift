extension DIFObservation {
  /// The width of the intervals of ability in which persons count as equally able, in logits.
  public static let abilityInterval = 0.25

  /// The answers to an item, matched by ability. Persons whose abilities are in the same interval of ``abilityInterval`` are comparable.
  /// Rows without an answer to the item, or without a group, do not count. Unlike the number of right answers, abilities also match persons
  /// who answered different items.
  ///
  /// - Parameters:
  ///   - matrix: The responses.
  ///   - item: The index of the item.
  ///   - isFocal: Whether the persons of each row belong to the focal group; `nil` for rows of neither group.
  ///   - abilities: The ability of each row in logits.
  /// - Returns: One observation for each interval, group and answer.
  /// - Throws: ``MeasurementError/item`` for an unknown item, ``MeasurementError/count`` if groups or abilities do not fit the rows.
  public static func observations(
    _ matrix: ResponseMatrix, item: Int, isFocal: [Bool?], abilities: [Double]
  ) throws(MeasurementError) -> [DIFObservation] {
    guard (0..<matrix.items).contains(item) else { throw .item }
    guard isFocal.count == matrix.rows, abilities.count == matrix.rows else { throw .count }
    var counts: [Cell: Int] = [:]
    for row in 0..<matrix.rows where matrix[row, item] != .notAnswered && abilities[row].isFinite {
      guard let isFocal = isFocal[row] else { continue }
      let interval = (abilities[row] / abilityInterval).rounded(.down)
      counts[Cell(interval: interval, isFocal: isFocal, isRight: matrix[row, item] == .right), default: 0] += matrix.count(row: row)
    }
    // NB: sorted, because a dictionary has another order in each run, and sums would round differently.
    return counts.sorted { $0.key < $1.key }.map { cell, count in
      DIFObservation(
        isRight: cell.isRight, isFocal: cell.isFocal, matching: (cell.interval + 0.5) * abilityInterval, count: count)
    }
  }
}

/// Equal answers of comparable persons of one group.
private struct Cell: Hashable, Comparable {
  let interval: Double
  let isFocal: Bool
  let isRight: Bool

  private var order: (Double, Int) { (interval, (isFocal ? 2 : 0) + (isRight ? 1 : 0)) }

  static func < (left: Cell, right: Cell) -> Bool { left.order < right.order }
}
