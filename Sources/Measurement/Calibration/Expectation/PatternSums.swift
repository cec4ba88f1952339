/// The sum of the posteriors of all persons with a pattern, for each pattern that occurs in each group of five items.
struct PatternSums {
  let lanes: Int
  let codes: PatternCodes
  /// For each group and code, the vectors of the sum.
  var rows: [Lane]

  init(codes: PatternCodes, lanes: Int) {
    self.lanes = lanes
    self.codes = codes
    rows = [Lane](repeating: .zero, count: codes.rowCount * lanes)
  }

  /// The sum over all persons. Each person has exactly one pattern of the first group.
  func persons() -> [Lane] {
    var total = [Lane](repeating: .zero, count: lanes)
    for row in 0..<(codes.patterns.first?.count ?? 0) {
      for lane in 0..<lanes { total[lane] += rows[row * lanes + lane] }
    }
    return total
  }

  /// For each item, the sum over the persons who answered wrong, then over those who answered right.
  func answers(items: Int) -> [Lane] {
    var totals = [Lane](repeating: .zero, count: items * 2 * lanes)
    totals.withUnsafeMutableBufferPointer { totals in rows.withUnsafeBufferPointer { add($0, to: totals) } }
    return totals
  }

  // NB: without bounds checks, as in ``PatternTable``.
  private func add(_ rows: UnsafeBufferPointer<Lane>, to totals: UnsafeMutableBufferPointer<Lane>) {
    var row = 0
    for (group, patterns) in codes.patterns.enumerated() {
      for pattern in patterns {
        ItemGroup.forEachAnswer(in: pattern, group: group) { answer in
          for lane in 0..<lanes { totals[answer &* lanes &+ lane] += rows[row &+ lane] }
        }
        row += lanes
      }
    }
  }
}
