/// The distinct tiles of an item, in the order of their first appearance, and how many there are of each.
struct TileInventory: Sendable {
  let texts: [String]
  let counts: [Int]
  let total: Int
  /// How much one tile adds to the number that stands for a set of tiles.
  private let strides: [UInt64]
  /// All tiles.
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
      // NB: with at most 64 tiles the product of (count + 1) is at most 2 to the 64th. Only the stride after the last tile, which is not
      // used, can wrap to zero; every number of a set fits.
      stride = stride &* UInt64(count + 1)
    }
    self.texts = texts
    self.counts = counts
    self.total = tiles.count
    self.strides = strides
    self.all = stride &- 1
  }

  var indices: Range<Int> { texts.indices }

  /// How many of a tile are in a set.
  func count(of tile: Int, in set: UInt64) -> Int {
    Int(set / strides[tile] % UInt64(counts[tile] + 1))
  }

  /// The set with one more of a tile, if there is one more.
  func adding(_ tile: Int, to set: UInt64) -> UInt64? {
    count(of: tile, in: set) < counts[tile] ? set + strides[tile] : nil
  }

  /// The set with one fewer of a tile, if it has one.
  func removing(_ tile: Int, from set: UInt64) -> UInt64? {
    count(of: tile, in: set) > 0 ? set - strides[tile] : nil
  }

  /// The texts of a set, equal tiles repeated.
  func tiles(in set: UInt64) -> [String] {
    indices.flatMap { Array(repeating: texts[$0], count: count(of: $0, in: set)) }
  }

  /// How many tiles a set has.
  func size(of set: UInt64) -> Int {
    indices.reduce(0) { $0 + count(of: $1, in: set) }
  }
}
