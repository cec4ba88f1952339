/// The content groups of a form, numbered from 0 in the order of their first items.
struct ContentGroups: Sendable {
  /// For each item, its group.
  private let groups: [Int]
  /// For each group, its share of the items.
  private let shares: [Double]

  init(_ traits: [ItemTraits]) {
    var names: [Int] = []
    var sizes: [Int] = []
    groups = traits.map { traits in
      if let known = names.firstIndex(of: traits.group) {
        sizes[known] += 1
        return known
      }
      names.append(traits.group)
      sizes.append(1)
      return names.count - 1
    }
    shares = sizes.map { Double($0) / Double(traits.count) }
  }

  /// For each group, the number of questions so far. Numbers that are not indices of items are ignored.
  func counts(_ asked: [Int]) -> [Int] {
    var counts = [Int](repeating: 0, count: shares.count)
    for item in asked where groups.indices.contains(item) { counts[groups[item]] += 1 }
    return counts
  }

  /// For each item, whether it was asked.
  func marks(_ asked: [Int]) -> [Bool] {
    var marks = [Bool](repeating: false, count: groups.count)
    for item in asked where groups.indices.contains(item) { marks[item] = true }
    return marks
  }

  /// The items of the groups that the next question may come from.
  func allowed(left: [Int], counts: [Int], balance: ContentBalance) -> [Int] {
    var isAvailable = [Bool](repeating: false, count: shares.count)
    for item in left { isAvailable[groups[item]] = true }
    var isAllowed = [Bool](repeating: false, count: shares.count)
    for group in balance.allowedGroups(targets: shares, counts: counts, available: isAvailable) { isAllowed[group] = true }
    return left.filter { isAllowed[groups[$0]] }
  }
}
