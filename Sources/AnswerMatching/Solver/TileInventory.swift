/// The distinct tiles of an item, in the order of their first appearance, with the number of each.
///
/// A multiset of tiles is stored as one number with one digit for each distinct tile.
struct TileInventory: Sendable {
  let texts: [String]
  let counts: [Int]
  let total: Int
  /// The value of one tile of each kind in the number of a set.
  private let strides: [UInt64]
  /// The set of all tiles.
  let all: UInt64

  init(_ tiles: [String]) {
    var texts: [String] = []
    var counts: [Int] = []
    for tile in tiles {
      if let index = texts.firstIndex(of: tile) {
        counts[index] += 1
      } else {
        texts.append(tile)
        counts.append(1)
      }
    }
    var stride: UInt64 = 1
    var strides: [UInt64] = []
    for count in counts {
      strides.append(stride)
      // NB: with at most 64 tiles, the product of (count + 1) is at most 2 to the 64th. Only the stride after the last tile can wrap to
      // zero, and it is not used. The number of every set fits.
      stride = stride &* UInt64(count + 1)
    }
    self.texts = texts
    self.counts = counts
    self.total = tiles.count
    self.strides = strides
    self.all = stride &- 1
  }

  var indices: Range<Int> { texts.indices }

  /// The number of copies of a tile in a set.
  func count(of tile: Int, in set: UInt64) -> Int {
    Int(set / strides[tile] % UInt64(counts[tile] + 1))
  }

  /// The set with one more copy of a tile; `nil` when the set has all copies.
  func adding(_ tile: Int, to set: UInt64) -> UInt64? {
    count(of: tile, in: set) < counts[tile] ? set + strides[tile] : nil
  }

  /// The set with one copy of a tile fewer; `nil` when the set has none.
  func removing(_ tile: Int, from set: UInt64) -> UInt64? {
    count(of: tile, in: set) > 0 ? set - strides[tile] : nil
  }

  /// The texts of a set, with equal tiles repeated.
  func tiles(in set: UInt64) -> [String] {
    indices.flatMap { Array(repeating: texts[$0], count: count(of: $0, in: set)) }
  }

  /// The number of tiles in a set.
  func size(of set: UInt64) -> Int {
    indices.reduce(0) { $0 + count(of: $1, in: set) }
  }
}
