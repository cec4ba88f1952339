/// The log-likelihoods of a wrong and a right answer to each item at each node.
struct ItemTable: Sendable {
  let lanes: Int
  /// For each item, the vectors of a wrong answer, then those of a right one. Items that take no part have zeros.
  private(set) var rows: [Lane]

  init(curves: [ItemCurve?], abilities: [Double], lanes: Int) {
    self.lanes = lanes
    rows = [Lane](repeating: .zero, count: curves.count * 2 * lanes)
    for (item, curve) in curves.enumerated() {
      guard let curve else { continue }
      for (node, ability) in abilities.enumerated() {
        let (right, wrong) = curve.logProbabilities(at: ability)
        let lane = item * 2 * lanes + node / 8
        rows[lane][node % 8] = wrong
        rows[lane + lanes][node % 8] = right
      }
    }
  }
}
