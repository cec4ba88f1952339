extension TileDiagnosis {
  /// A part of the text that the tiles do not spell, although they spell everything before and after it. At most one tile is left over.
  struct Gap {
    let text: Scalars
    /// The tile that is left over; `nil` when all tiles are used.
    let tile: Int?
    let cost: Int
    /// The difference in length between the text and the tile that is left over, in scalars.
    let distance: Int
  }

  func smallestGap(_ limits: WordReorderSolver.Limits) -> Finding? {
    var budget = TileSearch.Budget(states: limits.diagnosedStates, work: limits.work / 10)
    guard search.reached.reduce(0, { $0 + $1.count }) <= budget.states, let suffixes = suffixes(&budget) else { return nil }
    let states = (Array(search.reached.joined()) + openEnded()).sorted { ($0.used, $0.position) < ($1.used, $1.position) }
    let gaps = states.flatMap { missing(after: $0, suffixes) + wrong(after: $0, suffixes) }
    // NB: `min` keeps the first of equals, and the states are sorted, so the finding is deterministic.
    return gaps.min { ($0.cost, $0.distance) < ($1.cost, $1.distance) }.map(finding)
  }

  /// The states in which all tiles are used but the end of the text is not reached.
  private func openEnded() -> Set<TileSearch.State> {
    Set(
      search.reached[inventory.total - 1].flatMap { state in
        inventory.indices.compactMap { search.next($0, after: state, isLast: false) }
      })
  }

  private func finding(_ gap: Gap) -> Finding {
    let text = wording.wording(of: gap.text)
    return Finding(
      problem: gap.tile.map { .wrongTile(tile: inventory.texts[$0], shouldRead: text) } ?? .missingText(text), cost: gap.cost)
  }

  private func missing(after state: TileSearch.State, _ suffixes: [UInt64: [Int]]) -> [Gap] {
    gaps(from: state, to: suffixes[inventory.all - state.used]).map { text in
      Gap(text: text, tile: nil, cost: wording.isWhole(text) ? 2 : 4, distance: text.count)
    }
  }

  private func wrong(after state: TileSearch.State, _ suffixes: [UInt64: [Int]]) -> [Gap] {
    inventory.indices.flatMap { tile -> [Gap] in
      guard let rest = inventory.removing(tile, from: inventory.all - state.used) else { return [] }
      let length = search.forms.middle[tile].count
      return gaps(from: state, to: suffixes[rest]).map { text in
        Gap(text: text, tile: tile, cost: 3, distance: abs(text.count - length))
      }
    }
  }

  private func gaps(from state: TileSearch.State, to starts: [Int]?) -> [Scalars] {
    (starts ?? []).filter { $0 > state.position }.sorted().map { Array(search.target.text[state.position..<$0]) }
  }
}

extension TileDiagnosis {
  /// For every set of tiles that spells the end of the text: the positions where that end begins. `nil` when the budget is spent.
  private func suffixes(_ budget: inout TileSearch.Budget) -> [UInt64: [Int]]? {
    var all: [UInt64: [Int]] = [0: [end]]
    var layer: Set<TileSearch.State> = [TileSearch.State(used: 0, position: end)]
    while !layer.isEmpty {
      var earlier: Set<TileSearch.State> = []
      for state in layer {
        for tile in inventory.indices {
          if let before = before(tile, state, &budget) { earlier.insert(before) }
        }
        guard budget.work > 0, earlier.count <= budget.states else { return nil }
      }
      budget.states -= earlier.count
      for state in earlier { all[state.used, default: []].append(state.position) }
      layer = earlier
    }
    return all
  }

  private func before(_ tile: Int, _ state: TileSearch.State, _ budget: inout TileSearch.Budget) -> TileSearch.State? {
    guard let used = inventory.adding(tile, to: state.used) else { return nil }
    let form = search.forms.form(of: tile, isFirst: false, isLast: state.used == 0)
    budget.work -= 1 + form.count
    let start = state.position - form.count
    guard start >= 0, search.target.text[start..<state.position].elementsEqual(form) else { return nil }
    return TileSearch.State(used: used, position: start)
  }
}
