/// The content groups of a form, numbered from 0 in the order of their first items.
struct ContentGroups: Sendable {
  /// For each item, its group.
  private let groups: [Int]
  /// For each group, its share of the items. A unit, such as a text with several questions, counts as one item.
  private let shares: [Double]

  init(_ traits: [ItemTraits]) {
    var names: [Int] = []
    var sizes: [Int] = []
    var units: Set<Int> = []
    groups = traits.map { traits in
      let size = traits.unit.map { units.insert($0).inserted ? 1 : 0 } ?? 1
      if let known = names.firstIndex(of: traits.group) {
        sizes[known] += size
        return known
      }
      names.append(traits.group)
      sizes.append(size)
      return names.count - 1
    }
    let total = sizes.reduce(0, +)
    shares = sizes.map { Double($0) / Double(total) }
  }

  /// For each group, the number of questions so far. Numbers that are not indices of items are ignored.
  func counts(_ asked: [Int]) -> [Int] {
    var counts = [Int](repeating: 0, count: shares.count)
    for item in asked where groups.indices.contains(item) { counts[groups[item]] += 1 }
    return counts
  }

  /// The items that were not asked, of the groups that the next question may come from.
  func allowed(asked: [Int], balance: ContentBalance) -> [Int] {
    var isLeft = [Bool](repeating: true, count: groups.count)
    for item in asked where groups.indices.contains(item) { isLeft[item] = false }
    var isAvailable = [Bool](repeating: false, count: shares.count)
    for (item, group) in groups.enumerated() where isLeft[item] { isAvailable[group] = true }
    let isAllowed = balance.allowedGroups(shares: shares, counts: counts(asked), isAvailable: isAvailable)
    return groups.indices.filter { isLeft[$0] && isAllowed[groups[$0]] }
  }
}
