import AnswerMatching

/// Invariants of a solved item. If there are few tiles, the matcher checks every order of them.
struct SolverInvariants {
  let matcher: AnswerMatcher

  private static let mostTilesTried = 4

  func check(_ tiles: [String], _ accept: [String]) {
    let solver = WordReorderSolver(matcher: matcher)
    let solution = solver.solve(tiles: tiles, accept: accept)
    let judge = AnswerMatcher(profile: matcher.profile, language: matcher.language, format: .wordReorder, policy: matcher.policy)
    let involved = "\(tiles.map(scalars)) \(accept.map(scalars)) \(matcher.profile.number) \(matcher.language) \(matcher.policy)"
    require(solution.isAnswerable == (solution.example != nil), "an answerable item has an example", involved)
    if let example = solution.example {
      require(judge.isAccepted(example.joined(separator: " "), accept: accept), "the matcher accepts the example", involved)
      require(example.sorted() == tiles.sorted(), "an example uses every tile", involved)
    }
    require(solution.problem?.message.hasSuffix(".") ?? true, "the problem is a sentence", involved)
    for order in solver.arrangements(tiles: tiles, accept: accept, limit: 3) {
      require(judge.isAccepted(order.joined(separator: " "), accept: accept), "the matcher accepts every order", involved)
    }
    guard tiles.count <= Self.mostTilesTried, !tiles.isEmpty, let found = solution.arrangements else { return }
    let accepted = orders(tiles).filter { judge.isAccepted($0.joined(separator: " "), accept: accept) }
    require(found == accepted.count, "the count is right", involved, found, accepted.count)
  }

  private func orders(_ tiles: [String]) -> Set<[String]> {
    guard !tiles.isEmpty else { return [[]] }
    var orders: Set<[String]> = []
    for index in tiles.indices {
      var rest = tiles
      let tile = rest.remove(at: index)
      for order in self.orders(rest) { orders.insert([tile] + order) }
    }
    return orders
  }
}
