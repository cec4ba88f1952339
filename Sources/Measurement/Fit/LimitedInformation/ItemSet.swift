/// One item or a pair of different items.
struct ItemSet {
  let first: Int
  let second: Int?

  /// All items, and then all pairs.
  static func upToPairs(items: Int) -> [ItemSet] {
    (0..<items).map { ItemSet(first: $0, second: nil) }
      + (0..<items).flatMap { first in (first + 1..<max(items, first + 1)).map { ItemSet(first: first, second: $0) } }
  }

  /// The product of numbers of the items.
  func product(_ numbers: [Double]) -> Double { numbers[first] * (second.map { numbers[$0] } ?? 1) }

  /// The product of numbers of the items that another set does not have.
  func product(_ numbers: [Double], without other: ItemSet) -> Double {
    let left = other.contains(first) ? 1 : numbers[first]
    guard let second, !other.contains(second) else { return left }
    return left * numbers[second]
  }

  /// The product of numbers of the items except one.
  func product(_ numbers: [Double], except item: Int) -> Double {
    item == first ? second.map { numbers[$0] } ?? 1 : numbers[first]
  }

  func contains(_ item: Int) -> Bool { item == first || item == second }

  /// The items.
  var members: [Int] { [first] + (second.map { [$0] } ?? []) }
}
