import ItemWriting

/// Chooses the positions of keys. Every position is about equally frequent and never occurs three times in a row, so that earlier positions
/// do not help to guess the next.
package enum KeyPositions {
  static let maximumRun = 2

  /// The positions of `count` keys. The frequencies of any two positions differ by at most one.
  package static func make(_ count: Int, using generator: inout some RandomNumberGenerator) -> [Int] {
    let extra = Set((0..<QuestionSlot.optionCount).shuffled(using: &generator).prefix(count % QuestionSlot.optionCount))
    let left = (0..<QuestionSlot.optionCount).map { count / QuestionSlot.optionCount + (extra.contains($0) ? 1 : 0) }
    return arranged(left, after: [], using: &generator) ?? []
  }

  /// An order in which each position occurs as often as `left` says; `nil` if the limit of runs allows no order.
  private static func arranged(_ left: [Int], after positions: [Int], using generator: inout some RandomNumberGenerator) -> [Int]? {
    if left.allSatisfy({ $0 == 0 }) { return positions }
    // NB: Each remaining key is equally likely to be next, so that no position is used up early.
    let candidates = left.indices.flatMap { place in [Int](repeating: place, count: left[place]) }.shuffled(using: &generator)
    var tried: Set<Int> = []
    for place in candidates where tried.insert(place).inserted && !extendsRun(positions, place) {
      var rest = left
      rest[place] -= 1
      if let found = arranged(rest, after: positions + [place], using: &generator) { return found }
    }
    return nil
  }

  private static func extendsRun(_ positions: [Int], _ place: Int) -> Bool {
    positions.count >= maximumRun && positions.suffix(maximumRun).allSatisfy { $0 == place }
  }
}
