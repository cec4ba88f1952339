import AnswerMatching

extension TestSession {
  /// The probability that a blind guess answers an item rightly: 1 / options for a choice, ½ for a minimal pair, accepted orders divided by
  /// all distinct orders for tiles, 0 for a typed answer. It is computed from the item and never estimated.
  public func chance(of item: TestItem) -> Double {
    if let choice = item.choice { return 1 / Double(max(choice.options.count, 2)) }
    guard let spec = item.productionSpec else { return 0 }
    return switch spec.format {
    case .freeResponseCloze: 0
    case .minimalPair: 0.5
    case .wordReorder: chanceOfTiles(item, spec)
    }
  }

  private func chanceOfTiles(_ item: TestItem, _ spec: ProductionSpec) -> Double {
    let solution = WordReorderSolver(matcher: matcher(for: spec)).solve(tiles: item.tiles, accept: spec.acceptList)
    // NB: tiles with too many orders to count have a chance near 0. The audit reports them.
    guard let arrangements = solution.arrangements else { return 0 }
    return min(Double(arrangements) / Self.distinctOrders(of: item.tiles), Self.maximumTileChance)
  }

  /// The chance of tiles is limited, because an item whose every order is right has no information, and no valid parameters either.
  private static let maximumTileChance = 0.9

  /// The number of distinct orders: n! divided by m! for every tile that occurs m times.
  private static func distinctOrders(of tiles: [String]) -> Double {
    let repeats = Dictionary(grouping: tiles) { $0 }.values.map(\.count)
    return repeats.reduce(factorial(tiles.count)) { $0 / factorial($1) }
  }

  private static func factorial(_ number: Int) -> Double { (1...max(number, 1)).reduce(1) { $0 * Double($1) } }
}
