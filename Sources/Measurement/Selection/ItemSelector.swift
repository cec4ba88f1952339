public import Reproducible

/// Selects the next question of an adaptive test.
///
/// A selector is made once for a form and shared by all tests with it.
public struct ItemSelector: Sendable {
  /// The table with the items.
  public let table: ResponseTable
  /// For each item, its content group and unit.
  public let traits: [ItemTraits]
  /// The measure by which the next question is the best.
  public let criterion: SelectionCriterion
  /// How the content groups are balanced.
  public let balance: ContentBalance
  /// How the exposure of items is limited.
  public let exposure: ExposureControl
  /// The gain of an item that belongs to a unit is multiplied by this number, because answers to one text depend on each other.
  public let unitDiscount: Double

  private let gainTable: GainTable
  private let groups: ContentGroups

  /// A selector for the items of a table.
  ///
  /// - Throws: ``MeasurementError/count`` if the items and their traits differ in number.
  public init(
    table: ResponseTable, traits: [ItemTraits], criterion: SelectionCriterion = .levelInformation,
    balance: ContentBalance = ContentBalance(), exposure: ExposureControl = ExposureControl(), unitDiscount: Double = 1
  ) throws(MeasurementError) {
    guard traits.count == table.items.count else { throw .count }
    self.table = table
    self.traits = traits
    self.criterion = criterion
    self.balance = balance
    self.exposure = exposure
    self.unitDiscount = unitDiscount
    gainTable = GainTable(table)
    groups = ContentGroups(traits)
  }

  /// The expected gain of every item: mutual information in nats or Fisher information, by the criterion.
  public func gains(_ posterior: Posterior) -> [Double] {
    let raw =
      switch criterion {
      case .levelInformation: gainTable.gains(posterior).map { Double($0) }
      case .fisherInformation: fisherGains(posterior.ability.ability)
      }
    return zip(raw, traits).map { gain, traits in traits.unit == nil ? gain : gain * unitDiscount }
  }

  /// Whether every content group that has items was asked.
  ///
  /// - Parameter asked: The indices of the items asked so far. Other numbers are ignored.
  public func isCovered(asked: [Int]) -> Bool { !groups.counts(asked).contains(0) }

  /// The next question, drawn from the best candidates.
  ///
  /// - Parameters:
  ///   - posterior: The distribution after the responses so far.
  ///   - asked: The indices of the items asked so far, in the order of the questions.
  ///   - seenBefore: The items that the learner has seen in earlier tests. They are asked only if the allowed groups have no other item.
  ///   - generator: Draws from the candidates.
  /// - Returns: The index of the item and its expected gain; nil if no item is left.
  public func next(
    after posterior: Posterior, asked: [Int], seenBefore: Set<Int> = [], using generator: inout SeededGenerator
  ) -> (item: Int, gain: Double)? {
    let candidates = candidates(asked: asked, seenBefore: seenBefore)
    guard let only = candidates.first else { return nil }
    let gains = gains(posterior)
    if candidates.count == 1 { return (only, gains[only]) }
    let best = best(candidates, gains: gains, count: exposure.candidateCount(asked: asked.count))
    let item = best[generator.below(best.count)]
    return (item, gains[item])
  }

  /// The largest expected gain of the items that were not asked; 0 if none is left.
  public func bestGain(after posterior: Posterior, asked: [Int]) -> Double {
    let asked = Set(asked)
    return gains(posterior).enumerated().reduce(0) { asked.contains($1.offset) ? $0 : max($0, $1.element) }
  }

  /// The items that content balance, units and earlier tests allow.
  private func candidates(asked: [Int], seenBefore: Set<Int>) -> [Int] {
    let isAsked = groups.marks(asked)
    let left = traits.indices.filter { !isAsked[$0] }
    if let last = asked.last, traits.indices.contains(last), let unit = traits[last].unit,
      let following = left.first(where: { traits[$0].unit == unit })
    {
      return [following]
    }
    let allowed = groups.allowed(left: left, counts: groups.counts(asked), balance: balance)
    let fresh = allowed.filter { !seenBefore.contains($0) }
    return fresh.isEmpty ? allowed : fresh
  }

  /// The candidates with the largest gains, of equal gains the first.
  private func best(_ candidates: [Int], gains: [Double], count: Int) -> [Int] {
    var best: [Int] = []
    for item in candidates {
      let place = best.firstIndex { gains[$0] < gains[item] } ?? best.count
      guard place < count else { continue }
      best.insert(item, at: place)
      if best.count > count { best.removeLast() }
    }
    let smallest = (best.first.map { gains[$0] } ?? 0) * exposure.smallestShare
    return best.filter { gains[$0] >= smallest }
  }

  private func fisherGains(_ ability: Double) -> [Double] { table.items.map { $0.information(at: ability) } }
}
