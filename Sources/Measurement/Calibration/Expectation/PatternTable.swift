/// The log-likelihood of each pattern of five scores at each node: the sums that persons with the same pattern share.
///
/// A person's log-likelihood is then a sum over groups of five items. The idea is the “four Russians” method: V. L. Arlazarov et al., "On
/// economical construction of the transitive closure of a directed graph" (1970).
struct PatternTable {
  /// For each group and code, the vectors of the pattern.
  private(set) var rows: [Lane]

  init(_ items: ItemTable, codes: PatternCodes) {
    rows = [Lane](repeating: .zero, count: codes.rowCount * items.lanes)
    var row = 0
    for (group, patterns) in codes.patterns.enumerated() {
      for pattern in patterns {
        for answer in ItemGroup.answers(in: pattern, group: group) {
          let source = (answer.item * 2 + (answer.score == .right ? 1 : 0)) * items.lanes
          for lane in 0..<items.lanes { rows[row + lane] += items.rows[source + lane] }
        }
        row += items.lanes
      }
    }
  }
}
