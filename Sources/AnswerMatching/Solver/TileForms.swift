/// The form of each tile in each place of an answer. The form of an answer is a `first` form, then `middle` forms, then a `last` form.
struct TileForms: Sendable {
  let first: [Scalars]
  let middle: [Scalars]
  let last: [Scalars]
  let only: [Scalars]

  enum Derivation {
    case safe(TileForms)
    /// The form of this tile depends on its neighbours.
    case unsafe(String)
  }

  /// Derives the forms by normalizing each tile beside a neutral word, and proves that forms may be concatenated.
  ///
  /// A step can look past a neighbour only when that neighbour has an empty form or when the step skips it. Normalizing all pairs of tiles
  /// reveals such a tile. Parentheses, which reach further, are checked separately.
  static func derive(for inventory: TileInventory, reading read: @escaping (String) -> Scalars) -> Derivation {
    let probe = TileProbe(read: read)
    var forms = Forms()
    for tile in inventory.texts {
      guard !hasOpenParenthesis(tile), let found = probe.forms(of: tile), found.allSatisfy(startsSafely) else { return .unsafe(tile) }
      forms.append(found)
    }
    let result = TileForms(first: forms.first, middle: forms.middle, last: forms.last, only: forms.only)
    return result.firstDependence(in: inventory, probe).map { .unsafe(inventory.texts[$0]) } ?? .safe(result)
  }

  func form(of tile: Int, isFirst: Bool, isLast: Bool) -> Scalars {
    switch (isFirst, isLast) {
    case (true, true): only[tile]
    case (true, false): first[tile]
    case (false, true): last[tile]
    case (false, false): middle[tile]
    }
  }

  /// The first tile that does not keep its form beside another tile; `nil` when there is none.
  private func firstDependence(in inventory: TileInventory, _ probe: TileProbe) -> Int? {
    for left in inventory.indices {
      for right in inventory.indices where left != right || inventory.counts[left] > 1 {
        if !isIndependent(left, right, inventory, probe) { return left }
      }
    }
    return nil
  }

  private func isIndependent(_ left: Int, _ right: Int, _ inventory: TileInventory, _ probe: TileProbe) -> Bool {
    let pair = TileText.joined([inventory.texts[left], inventory.texts[right]])
    guard inventory.total > 2 else { return probe.read(pair) == first[left] + last[right] }
    return probe.middle(pair) == middle[left] + middle[right]
      && probe.first(pair) == first[left] + middle[right]
      && probe.last(pair) == middle[left] + last[right]
  }

  /// Whether a form does not start with a mark. Normalization would reorder that mark with the marks before it.
  private static func startsSafely(_ form: Scalars) -> Bool {
    form.first.map { $0.properties.canonicalCombiningClass == .notReordered } ?? true
  }

  /// Whether a parenthesis opens in the tile and does not close in it, so that a reading could span several tiles.
  private static func hasOpenParenthesis(_ tile: String) -> Bool {
    let scalars = Scalars(tile)
    return [("(", ")"), ("（", "）")].contains { (open: Unicode.Scalar, close: Unicode.Scalar) in
      guard let opened = scalars.lastIndex(of: open) else { return false }
      return !scalars[opened...].contains(close)
    }
  }

  private struct Forms {
    var first: [Scalars] = []
    var middle: [Scalars] = []
    var last: [Scalars] = []
    var only: [Scalars] = []

    mutating func append(_ found: [Scalars]) {
      first.append(found[0])
      middle.append(found[1])
      last.append(found[2])
      only.append(found[3])
    }
  }
}
