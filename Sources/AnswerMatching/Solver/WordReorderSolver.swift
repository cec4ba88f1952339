/// Proves that an item of tiles can be answered, counts the accepted orders, and explains why an item cannot be answered.
///
/// The solver does not know the steps of a profile. It asks the matcher for the form of each tile at the beginning, in the middle and at
/// the end of an answer, and proves that these forms do not depend on the neighbours. Then it searches for the orders in which the forms
/// spell an accepted answer. When the proof fails and there are few tiles, the solver tries every order.
public struct WordReorderSolver: Sendable {
  let matcher: AnswerMatcher
  let limits: Limits

  /// A solver with the profile, language and policy of a matcher. The format is always `word_reorder`.
  public init(matcher: AnswerMatcher) {
    self.init(matcher: matcher, limits: .standard)
  }

  init(matcher: AnswerMatcher, limits: Limits) {
    self.matcher = matcher.with(format: .wordReorder)
    self.limits = limits
  }

  /// Solves an item.
  ///
  /// - Parameters:
  ///   - tiles: At most 64 texts.
  ///   - accept: The accepted answers.
  /// - Returns: The number of accepted orders and one example, or the problem of the item.
  public func solve(tiles: [String], accept: [String]) -> WordReorderSolution {
    switch prepare(tiles: tiles, accept: accept) {
    case .failure(let problem): return unsolved(problem, tiles: tiles)
    case .bruteForce(let tile): return solveByTrying(tiles: tiles, accept: accept, because: tile)
    case .searches(let searches): return solve(searches, tiles: tiles, accept: accept)
    }
  }

  /// The distinct accepted orders as arrays of tile texts, at most `limit` of them, in a stable order.
  public func arrangements(tiles: [String], accept: [String], limit: Int) -> [[String]] {
    guard limit > 0 else { return [] }
    switch prepare(tiles: tiles, accept: accept) {
    case .failure: return []
    case .bruteForce: return Array(acceptedOrders(tiles: tiles, accept: accept, limit: limit))
    case .searches(let searches):
      var orders: [[String]] = []
      for search in searches where orders.count < limit { orders += search.orders(limit: limit - orders.count) }
      return orders
    }
  }
}

extension WordReorderSolver {
  /// The limits on tiles, answers and work.
  struct Limits: Sendable {
    var tiles = 64
    /// The maximum length of all accepted answers together, in scalars.
    var acceptScalars = 262_144
    /// The maximum of the length of all tiles together, in scalars, times the number of distinct tiles: the cost of normalizing all pairs.
    var pairScalars = 131_072
    var states = 2_000_000
    /// The maximum number of compared scalars.
    var work = 50_000_000
    var bruteForceTiles = 8
    var bruteForceScalars = 512
    /// The maximum number of accepted texts, and of states for each, that an explanation examines.
    var diagnosedTargets = 32
    var diagnosedStates = 20_000

    static let standard = Limits()
  }

  enum Preparation {
    case failure(WordReorderSolution.Problem)
    /// Every order has to be tried, because the form of this tile depends on its neighbours.
    case bruteForce(String)
    /// One search for each accepted text. No two searches find the same order.
    case searches([TileSearch])
  }

  func prepare(tiles: [String], accept: [String]) -> Preparation {
    guard !tiles.isEmpty else { return .failure(.noTiles) }
    guard tiles.count <= limits.tiles else { return .failure(.tooComplex) }
    guard let targets = targets(accept) else { return .failure(.tooComplex) }
    guard !targets.isEmpty else { return .failure(.emptyAccept) }
    let inventory = TileInventory(tiles)
    guard inventory.texts.count * length(of: tiles) <= limits.pairScalars else { return .failure(.tooComplex) }
    return prepare(inventory, targets)
  }

  private func prepare(_ inventory: TileInventory, _ targets: [TileTarget]) -> Preparation {
    var budget = TileSearch.Budget(states: limits.states, work: limits.work)
    var searches: [TileSearch] = []
    for kind in [TileTarget.Kind.form, .raw] where targets.contains(where: { $0.kind == kind }) {
      switch TileForms.derive(for: inventory, reading: reading(kind)) {
      case .unsafe(let tile): return .bruteForce(tile)
      case .safe(let forms):
        for target in targets where target.kind == kind {
          guard let search = TileSearch(inventory, forms, target, &budget) else { return .failure(.tooComplex) }
          searches.append(search)
        }
      }
    }
    return .searches(searches)
  }

  /// The function that normalizes text for one kind of target. Its results are decomposed, so that they can be concatenated.
  private func reading(_ kind: TileTarget.Kind) -> (String) -> Scalars {
    switch kind {
    case .form: { matcher.key(of: $0).decomposed }
    case .raw: { matcher.rawKey(of: $0).decomposed }
    }
  }

  /// The distinct texts to spell; `nil` when they are too long.
  private func targets(_ accept: [String]) -> [TileTarget]? {
    guard length(of: accept) <= limits.acceptScalars else { return nil }
    var targets: [TileTarget] = []
    var seen: Set<TileTarget.Key> = []
    for entry in accept {
      guard let target = target(entry), seen.insert(target.key).inserted else { continue }
      targets.append(target)
    }
    return targets
  }

  private func target(_ entry: String) -> TileTarget? {
    let form = reading(.form)(entry)
    if !form.isEmpty { return TileTarget(kind: .form, text: form, entry: entry) }
    let raw = reading(.raw)(entry)
    guard matcher.profile.comparesEmptiedEntries, !raw.isEmpty else { return nil }
    return TileTarget(kind: .raw, text: raw, entry: entry)
  }

  private func length(of texts: [String]) -> Int {
    texts.reduce(0) { $0 + $1.unicodeScalars.count }
  }
}
