/// The log-likelihood of each pattern of five scores at each node: the sums that persons with the same pattern share.
///
/// A person's log-likelihood is then a sum over groups of five items. The idea is the “four Russians” method: V. L. Arlazarov et al., "On
/// economical construction of the transitive closure of a directed graph" (1970).
struct PatternTable {
  /// For each group and code, the vectors of the pattern.
  private(set) var rows: [Lane]

  init(_ items: ItemTable, codes: PatternCodes) {
    rows = [Lane](repeating: .zero, count: codes.rowCount * items.lanes)
    rows.withUnsafeMutableBufferPointer { rows in
      items.rows.withUnsafeBufferPointer { Self.fill(rows, from: $0, codes: codes, lanes: items.lanes) }
    }
  }

  // NB: without bounds checks, as the table is made anew in each iteration. Both lists have the sizes that the loops run over.
  private static func fill(_ rows: UnsafeMutableBufferPointer<Lane>, from items: UnsafeBufferPointer<Lane>, codes: PatternCodes, lanes: Int)
  {
    var row = 0
    for (group, patterns) in codes.patterns.enumerated() {
      for pattern in patterns {
        ItemGroup.forEachAnswer(in: pattern, group: group) { answer in
          for lane in 0..<lanes { rows[row &+ lane] += items[answer &* lanes &+ lane] }
        }
        row += lanes
      }
    }
  }
}
