extension WordReorderSolver {
  func unsolved(_ problem: WordReorderSolution.Problem, tiles: [String]) -> WordReorderSolution {
    WordReorderSolution(arrangements: problem == .tooComplex ? nil : 0, problem: problem)
  }

  func solve(_ searches: [TileSearch], tiles: [String], accept: [String]) -> WordReorderSolution {
    let count = searches.reduce(into: TileSearch.Count()) { $0 += $1.count }
    guard !count.isZero else { return WordReorderSolution(problem: diagnosis(searches)) }
    let example = searches.lazy.compactMap { $0.orders(limit: 1).first }.first
    guard let example, matcher.isAccepted(TileText.joined(example), accept: accept) else {
      // NB: no known case. If the forms ever mislead the search, the matcher decides.
      return solveByTrying(tiles: tiles, accept: accept, because: tiles[0])
    }
    return WordReorderSolution(
      isAnswerable: true, arrangements: count.overflows ? nil : count.value, example: example,
      problem: count.overflows ? .overflow : emptyTile(in: tiles))
  }

  /// The problem of the first tile whose form is empty in every position; `nil` when there is none.
  func emptyTile(in tiles: [String]) -> WordReorderSolution.Problem? {
    let nothing = matcher.key(of: "x x")
    return tiles.first { matcher.key(of: "x " + $0 + " x") == nothing }.map { .emptyTile($0) }
  }
}

// MARK: - Trying every order

extension WordReorderSolver {
  func solveByTrying(tiles: [String], accept: [String], because unsafe: String) -> WordReorderSolution {
    guard canTry(tiles) else { return WordReorderSolution(arrangements: nil, problem: .unsafeTile(unsafe)) }
    let orders = acceptedOrders(tiles: tiles, accept: accept, limit: .max)
    guard let example = orders.first else {
      return WordReorderSolution(problem: strayByTrying(tiles: tiles, accept: accept) ?? .noArrangement)
    }
    return WordReorderSolution(
      isAnswerable: true, arrangements: UInt64(orders.count), example: example, problem: emptyTile(in: tiles))
  }

  func acceptedOrders(tiles: [String], accept: [String], limit: Int) -> [[String]] {
    guard canTry(tiles) else { return [] }
    let isAccepted = acceptance(accept)
    var orders: [[String]] = []
    _ = DistinctOrders.first(of: tiles) { order in
      if isAccepted(TileText.joined(order)) { orders.append(order) }
      return orders.count >= limit
    }
    return orders
  }

  private func canTry(_ tiles: [String]) -> Bool {
    tiles.count <= limits.bruteForceTiles && tiles.reduce(0) { $0 + $1.unicodeScalars.count } <= limits.bruteForceScalars
  }

  /// The matcher's `isAccepted` with the accept list normalized once. For tiles, an accepted answer is never a near miss.
  private func acceptance(_ accept: [String]) -> (String) -> Bool {
    let keys = Set(accept.map(matcher.key)).subtracting([[]])
    let raw = Set(matcher.profile.comparesEmptiedEntries ? accept.filter { matcher.key(of: $0).isEmpty }.map(matcher.rawKey) : [])
      .subtracting([[]])
    return { answer in
      let key = matcher.key(of: answer)
      return key.isEmpty ? raw.contains(matcher.rawKey(of: answer)) : keys.contains(key)
    }
  }

  private func strayByTrying(tiles: [String], accept: [String]) -> WordReorderSolution.Problem? {
    for index in tiles.indices where tiles.count > 1 && tiles.firstIndex(of: tiles[index]) == index {
      var others = tiles
      let stray = others.remove(at: index)
      if !acceptedOrders(tiles: others, accept: accept, limit: 1).isEmpty { return .strayTiles([stray]) }
    }
    return nil
  }
}
