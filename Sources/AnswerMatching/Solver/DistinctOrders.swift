/// Every order of some tiles, equal tiles told apart by nobody.
struct DistinctOrders {
  private var rest: TileInventory
  private var used: UInt64 = 0
  private var order: [String] = []

  /// Hands each order over until one is taken, and returns that one.
  static func first(of tiles: [String], where isTaken: ([String]) -> Bool) -> [String]? {
    var orders = DistinctOrders(rest: TileInventory(tiles))
    return orders.search(isTaken)
  }

  // NB: recursion as deep as there are tiles; nobody lives to see it finish with more than a dozen.
  private mutating func search(_ isTaken: ([String]) -> Bool) -> [String]? {
    if order.count == rest.total { return isTaken(order) ? order : nil }
    let before = used
    for tile in rest.indices {
      guard let next = rest.adding(tile, to: before) else { continue }
      order.append(rest.texts[tile])
      used = next
      if let found = search(isTaken) { return found }
      order.removeLast()
    }
    used = before
    return nil
  }
}

extension WordReorderSolver {
  /// The first order of the tiles whose text is accepted; `nil` when there is none, or no tile.
  ///
  /// This tries every order, as the first version of the coverage test did. It is the reference that ``solve(tiles:accept:)`` is tested
  /// against, and it is only fit for few tiles: ten distinct ones have 3,628,800 orders.
  public static func firstAcceptedPermutation(tiles: [String], isAccepted: (String) -> Bool) -> [String]? {
    guard !tiles.isEmpty else { return nil }
    return DistinctOrders.first(of: tiles) { isAccepted(TileText.joined($0)) }
  }
}
