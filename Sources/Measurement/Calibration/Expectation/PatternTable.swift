/// The log-likelihood of each pattern of five scores at each node: the sums that persons with the same pattern share.
///
/// A person's log-likelihood is then a sum over groups of five items. The idea is the “four Russians” method: V. L. Arlazarov et al., "On
/// economical construction of the transitive closure of a directed graph" (1970).
struct PatternTable: Sendable {
  let lanes: Int
  let groups: Int
  /// For each group and pattern, `lanes` vectors.
  private(set) var rows: [Lane]

  init(curves: [ItemCurve?], abilities: [Double], lanes: Int) {
    self.lanes = lanes
    groups = (curves.count + ItemGroup.size - 1) / ItemGroup.size
    rows = [Lane](repeating: .zero, count: groups * ItemGroup.patterns * lanes)
    for (item, curve) in curves.enumerated() {
      guard let curve else { continue }
      add(Self.itemRows(of: curve, abilities: abilities, lanes: lanes), group: item / ItemGroup.size, place: item % ItemGroup.size)
    }
    for group in 0..<groups { addLowerPlaces(group: group) }
  }

  /// The rows of a wrong and of a right answer, one after the other.
  private static func itemRows(of curve: ItemCurve, abilities: [Double], lanes: Int) -> [Lane] {
    var rows = [Lane](repeating: .zero, count: 2 * lanes)
    for (node, ability) in abilities.enumerated() {
      let (right, wrong) = curve.logProbabilities(at: ability)
      rows[node / 8][node % 8] = wrong
      rows[lanes + node / 8][node % 8] = right
    }
    return rows
  }

  /// Stores the rows of one item where all places below its own are not answered.
  private mutating func add(_ itemRows: [Lane], group: Int, place: Int) {
    for digit in 1...2 {
      let start = (group * ItemGroup.patterns + digit * ItemGroup.places[place]) * lanes
      for lane in 0..<lanes { rows[start + lane] = itemRows[(digit - 1) * lanes + lane] }
    }
  }

  /// The row of a pattern is that of its highest place plus that of the rest, which is a smaller number.
  private mutating func addLowerPlaces(group: Int) {
    let start = group * ItemGroup.patterns
    for place in ItemGroup.places.dropFirst() {
      for digit in 1...2 {
        for rest in 1..<place {
          let (sum, top, low) = ((start + digit * place + rest) * lanes, (start + digit * place) * lanes, (start + rest) * lanes)
          for lane in 0..<lanes { rows[sum + lane] = rows[top + lane] + rows[low + lane] }
        }
      }
    }
  }
}
