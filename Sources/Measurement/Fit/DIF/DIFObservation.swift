/// An answer to an item that is examined for differential item functioning (DIF). Equal answers of comparable persons are counted together.
///
/// DIF means that an item is harder for one group than for equally able persons of another.
public struct DIFObservation: Sendable, Hashable {
  /// Whether the answer is correct.
  public let isRight: Bool
  /// Whether the person belongs to the focal group, for which the item might be harder; else to the reference group.
  public let isFocal: Bool
  /// What makes persons comparable: the number of right answers, or an ability in logits.
  public let matching: Double
  /// The number of persons.
  public let count: Int

  /// An observation.
  public init(isRight: Bool, isFocal: Bool, matching: Double, count: Int = 1) {
    self.isRight = isRight
    self.isFocal = isFocal
    self.matching = matching
    self.count = max(count, 0)
  }

  /// The answers to an item, matched by the number of right answers to all items except excluded ones. The item itself always counts:
  /// otherwise an item without DIF can seem to have some (P. W. Holland and D. T. Thayer, 1988). Rows without an answer to one of these
  /// items do not count.
  ///
  /// - Parameters:
  ///   - matrix: The responses.
  ///   - item: The index of the item.
  ///   - isFocal: Whether the persons of each row belong to the focal group.
  ///   - excluded: The items that showed DIF before, and would make the number of right answers unfair.
  /// - Throws: ``MeasurementError/item`` for an unknown item, ``MeasurementError/count`` if the groups do not fit the rows.
  public static func observations(
    _ matrix: ResponseMatrix, item: Int, isFocal: [Bool], excluding excluded: Set<Int> = []
  ) throws(MeasurementError) -> [DIFObservation] {
    guard (0..<matrix.items).contains(item) else { throw .item }
    guard isFocal.count == matrix.rows else { throw .count }
    let counted = (0..<matrix.items).filter { $0 == item || !excluded.contains($0) }
    return (0..<matrix.rows).compactMap { row -> DIFObservation? in
      let scores = counted.map { matrix[row, $0] }
      guard !scores.contains(.notAnswered) else { return nil }
      return DIFObservation(
        isRight: matrix[row, item] == .right, isFocal: isFocal[row], matching: Double(scores.count { $0 == .right }),
        count: matrix.count(row: row))
    }
  }
}
