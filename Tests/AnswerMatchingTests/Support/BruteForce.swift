import AnswerMatching

/// Every distinct order of the tiles, found by trying all of them.
func distinctOrders(_ tiles: [String]) -> Set<[String]> {
  guard !tiles.isEmpty else { return [[]] }
  var orders: Set<[String]> = []
  for index in tiles.indices {
    var rest = tiles
    let tile = rest.remove(at: index)
    for order in distinctOrders(rest) { orders.insert([tile] + order) }
  }
  return orders
}

/// The orders the matcher accepts: what the solver must find.
func acceptedOrders(_ tiles: [String], _ accept: [String], _ matcher: AnswerMatcher) -> Set<[String]> {
  guard !tiles.isEmpty else { return [] }
  return distinctOrders(tiles).filter { matcher.isAccepted(TileText.joined($0), accept: accept) }
}
