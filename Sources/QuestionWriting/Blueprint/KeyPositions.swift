import ItemWriting

/// Where keys stand: every place about as often, and never three times running, so that nobody can guess from the places before.
package enum KeyPositions {
  static let maximumRun = 2

  /// The places of so many keys. How often two places occur differs by at most one.
  package static func make(_ count: Int, using generator: inout some RandomNumberGenerator) -> [Int] {
    let extra = Set((0..<QuestionSlot.optionCount).shuffled(using: &generator).prefix(count % QuestionSlot.optionCount))
    let left = (0..<QuestionSlot.optionCount).map { count / QuestionSlot.optionCount + (extra.contains($0) ? 1 : 0) }
    return arranged(left, after: [], using: &generator) ?? []
  }

  /// Every place as often as is left of it; `nil` when the run rule leaves no order.
  private static func arranged(_ left: [Int], after positions: [Int], using generator: inout some RandomNumberGenerator) -> [Int]? {
    if left.allSatisfy({ $0 == 0 }) { return positions }
    // NB: every key that is left is as likely to come next, so that no place is used up early.
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
