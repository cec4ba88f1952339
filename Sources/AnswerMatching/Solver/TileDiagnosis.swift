extension WordReorderSolver {
  /// The simplest explanation of an item that cannot be answered, over its accepted texts (the first ones, if there are very many).
  func diagnosis(_ searches: [TileSearch]) -> WordReorderSolution.Problem {
    var best: TileDiagnosis.Finding?
    for search in searches.prefix(limits.diagnosedTargets) {
      let wording = TileWording(of: search.target.entry, matcher: matcher)
      guard let finding = TileDiagnosis(search: search, wording: wording).finding(limits) else { continue }
      if best.map({ finding.cost < $0.cost }) ?? true { best = finding }
    }
    return best?.problem ?? .noArrangement
  }
}

/// Explains why the tiles do not spell a text: it spells as much as possible from both ends and reports the rest.
struct TileDiagnosis {
  struct Finding {
    let problem: WordReorderSolution.Problem
    /// Lower is simpler: one stray tile, missing words, a wrong tile, a missing piece of a word, several stray tiles.
    let cost: Int
  }

  let search: TileSearch
  let wording: TileWording

  var inventory: TileInventory { search.inventory }
  var end: Int { search.target.text.count }

  func finding(_ limits: WordReorderSolver.Limits) -> Finding? {
    let stray = strayTiles()
    if let stray, stray.count == 1 { return Finding(problem: .strayTiles(stray), cost: 1) }
    return smallestGap(limits) ?? stray.map { Finding(problem: .strayTiles($0), cost: $0.count + 3) }
  }

  /// The fewest tiles to remove so that the others spell the text.
  private func strayTiles() -> [String]? {
    for layer in search.reached.reversed() {
      let leftovers = layer.flatMap { state in
        inventory.indices.compactMap { search.next($0, after: state, isLast: true) }
          .filter { $0.position == end }
          .map { inventory.all - $0.used }
      }
      // NB: the layers are unordered. Taking the smallest number makes the choice deterministic.
      if let leftover = leftovers.min() { return inventory.tiles(in: leftover) }
    }
    return nil
  }
}
