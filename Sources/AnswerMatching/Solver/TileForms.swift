/// What each tile becomes in each place of an answer. An answer's form is the first tile's `first`, then `middle`s, then a `last`.
struct TileForms: Sendable {
  let first: [Scalars]
  let middle: [Scalars]
  let last: [Scalars]
  let only: [Scalars]

  enum Derivation {
    case safe(TileForms)
    /// The form of this tile depends on what stands beside it.
    case unsafe(String)
  }

  /// Reads the forms off the matcher, by way of a word that stands beside each tile, and proves that they may be put side by side.
  ///
  /// A step can look past a neighbour only through tiles of which nothing is left in that place or which it passes over. Such a tile
  /// shows when it stands beside each other tile, and parentheses, which reach further, are looked for by themselves.
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

  /// The tile, if any, that does not keep its form beside another.
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

  /// A form that starts with a mark would change places with the marks before it.
  private static func startsSafely(_ form: Scalars) -> Bool {
    form.first.map { $0.properties.canonicalCombiningClass == .notReordered } ?? true
  }

  /// Whether a parenthesis opens in the tile and does not close in it: a reading could then reach over several tiles.
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
