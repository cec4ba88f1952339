/// All distinct orders of tiles. Equal tiles are interchangeable.
struct DistinctOrders {
  private var rest: TileInventory
  private var used: UInt64 = 0
  private var order: [String] = []

  /// The first order that a predicate accepts; `nil` when it accepts none.
  static func first(of tiles: [String], where isTaken: ([String]) -> Bool) -> [String]? {
    var orders = DistinctOrders(rest: TileInventory(tiles))
    return orders.search(isTaken)
  }

  // NB: the recursion is as deep as the number of tiles. With more than a dozen, it would take years.
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
  /// The first order of the tiles whose text, joined by one space, is accepted; `nil` when there is none, or when there are no tiles.
  ///
  /// The function tries every order, so it is only fit for few tiles: ten distinct ones have 3,628,800 orders. It is the reference for the
  /// tests of ``solve(tiles:accept:)``.
  public static func firstAcceptedPermutation(tiles: [String], isAccepted: (String) -> Bool) -> [String]? {
    guard !tiles.isEmpty else { return nil }
    return DistinctOrders.first(of: tiles) { isAccepted(TileText.joined($0)) }
  }
}
