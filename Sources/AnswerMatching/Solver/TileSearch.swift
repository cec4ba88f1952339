/// Finds all orders in which tiles spell one text.
///
/// A state is the set of used tiles and the position in the text. Equal tiles are interchangeable, so twenty equal tiles make only twenty
/// states. In the worst case there are as many states as subsets; a budget limits their number.
struct TileSearch: Sendable {
  struct State: Hashable, Sendable {
    var used: UInt64 = 0
    var position = 0
  }

  /// The budget of all searches for one item together.
  struct Budget: Sendable {
    var states: Int
    /// The number of scalars to compare.
    var work: Int
  }

  /// A number of orders, which may not fit into 64 bits.
  struct Count: Sendable {
    var value: UInt64 = 0
    var overflows = false

    static func += (left: inout Count, right: Count) {
      let sum = left.value.addingReportingOverflow(right.value)
      left = Count(value: sum.partialValue, overflows: left.overflows || right.overflows || sum.overflow)
    }

    var isZero: Bool { value == 0 && !overflows }
  }

  let inventory: TileInventory
  let forms: TileForms
  let target: TileTarget
  /// The states reached with 0, 1, … tiles, none of them in the last place.
  private(set) var reached: [Set<State>] = [[State()]]
  /// The number of orders that complete the text from a state. States without such an order are missing.
  private var completions: [State: Count] = [:]

  /// Runs the search; `nil` when the budget is spent.
  init?(_ inventory: TileInventory, _ forms: TileForms, _ target: TileTarget, _ budget: inout Budget) {
    self.inventory = inventory
    self.forms = forms
    self.target = target
    guard reach(&budget) else { return nil }
    complete()
  }

  /// The number of distinct orders.
  var count: Count { completions[State()] ?? Count() }

  /// The first orders, sorted by the order of tiles in the inventory.
  func orders(limit: Int) -> [[String]] {
    var orders: [[String]] = []
    collect(from: State(), [], limit, &orders)
    return orders
  }

  /// The state after placing a tile; `nil` when no copy of it is left, or when the text continues differently.
  func next(_ tile: Int, after state: State, isLast: Bool) -> State? {
    var unbounded = Budget(states: .max, work: .max)
    return next(tile, after: state, isLast: isLast, &unbounded)
  }
}

extension TileSearch {
  private mutating func reach(_ budget: inout Budget) -> Bool {
    for _ in 1..<max(inventory.total, 1) {
      var layer: Set<State> = []
      for state in reached[reached.count - 1] {
        for tile in inventory.indices {
          if let next = next(tile, after: state, isLast: false, &budget) { layer.insert(next) }
        }
        guard budget.work > 0, layer.count <= budget.states else { return false }
      }
      budget.states -= layer.count
      reached.append(layer)
    }
    return true
  }

  private mutating func complete() {
    for (size, layer) in reached.enumerated().reversed() {
      let isLast = size == inventory.total - 1
      for state in layer {
        let count = count(after: state, isLast: isLast)
        if !count.isZero { completions[state] = count }
      }
    }
  }

  private func count(after state: State, isLast: Bool) -> Count {
    inventory.indices.reduce(into: Count()) { count, tile in
      guard let next = next(tile, after: state, isLast: isLast) else { return }
      count += isLast ? Count(value: next.position == target.text.count ? 1 : 0) : completions[next] ?? Count()
    }
  }

  private func next(_ tile: Int, after state: State, isLast: Bool, _ budget: inout Budget) -> State? {
    guard let used = inventory.adding(tile, to: state.used) else { return nil }
    let form = forms.form(of: tile, isFirst: state.used == 0, isLast: isLast)
    budget.work -= 1
    guard state.position + form.count <= target.text.count else { return nil }
    for (offset, scalar) in form.enumerated() {
      budget.work -= 1
      guard target.text[state.position + offset] == scalar else { return nil }
    }
    return State(used: used, position: state.position + form.count)
  }

  // NB: the recursion is as deep as the number of tiles, which is limited.
  private func collect(from state: State, _ order: [String], _ limit: Int, _ orders: inout [[String]]) {
    let isLast = order.count == inventory.total - 1
    for tile in inventory.indices where orders.count < limit {
      guard let next = next(tile, after: state, isLast: isLast) else { continue }
      let longer = order + [inventory.texts[tile]]
      if isLast {
        if next.position == target.text.count { orders.append(longer) }
      } else if completions[next] != nil {
        collect(from: next, longer, limit, &orders)
      }
    }
  }
}
