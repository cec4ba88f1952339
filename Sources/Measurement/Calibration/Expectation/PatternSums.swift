/// The sum of the posteriors of all persons with a pattern, for each pattern of each group of five items.
struct PatternSums {
  let lanes: Int
  let groups: Int
  /// For each group and pattern, `lanes` vectors.
  var rows: [Lane]

  init(groups: Int, lanes: Int) {
    self.lanes = lanes
    self.groups = groups
    rows = [Lane](repeating: .zero, count: groups * ItemGroup.patterns * lanes)
  }

  /// The sum over all persons. Each person has exactly one pattern of the first group.
  func persons() -> [Lane] { sum(group: 0) { _ in true } }

  /// The sums over the persons with a score on an item.
  func persons(with score: ScoredAnswer, on item: Int) -> [Lane] {
    let place = item % ItemGroup.size
    return sum(group: item / ItemGroup.size) { ItemGroup.score(in: $0, place: place) == score }
  }

  private func sum(group: Int, where isIncluded: (Int) -> Bool) -> [Lane] {
    var total = [Lane](repeating: .zero, count: lanes)
    for pattern in 0..<ItemGroup.patterns where isIncluded(pattern) {
      let start = (group * ItemGroup.patterns + pattern) * lanes
      for lane in 0..<lanes { total[lane] += rows[start + lane] }
    }
    return total
  }
}
