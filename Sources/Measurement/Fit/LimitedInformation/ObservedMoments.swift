/// The shares of persons who answered each set of items right, among those who answered all items.
struct ObservedMoments {
  private(set) var persons = 0
  private(set) var shares: [Double]

  init(_ matrix: ResponseMatrix) {
    let sets = ItemSet.upToPairs(items: matrix.items)
    shares = [Double](repeating: 0, count: sets.count)
    for row in 0..<matrix.rows {
      let scores = matrix.scores(row: row)
      guard !scores.contains(.notAnswered) else { continue }
      let (right, count) = (scores.map { $0 == .right ? 1.0 : 0 }, matrix.count(row: row))
      persons += count
      for (place, set) in sets.enumerated() { shares[place] += Double(count) * set.product(right) }
    }
    let total = Double(max(persons, 1))
    shares = shares.map { $0 / total }
  }
}
