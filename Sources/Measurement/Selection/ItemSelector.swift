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

  private let gainTable: GainTable
  private let groups: ContentGroups

  /// A selector for the items of a table.
  ///
  /// - Throws: ``MeasurementError/count`` if the items and their traits differ in number.
  public init(
    table: ResponseTable, traits: [ItemTraits], criterion: SelectionCriterion = .levelInformation,
    balance: ContentBalance = ContentBalance(), exposure: ExposureControl = ExposureControl()
  ) throws(MeasurementError) {
    guard traits.count == table.items.count else { throw .count }
    self.table = table
    self.traits = traits
    self.criterion = criterion
    self.balance = balance
    self.exposure = exposure
    gainTable = GainTable(table)
    groups = ContentGroups(traits)
  }

  /// The expected gain of every item: mutual information in nats or Fisher information, by the criterion, times the weight of the item.
  ///
  /// - Parameter posterior: On the grid of the selector's table. On another grid the mutual information counts as 0.
  public func gains(_ posterior: Posterior) -> [Double] {
    let raw =
      switch criterion {
      case .levelInformation: gainTable.gains(posterior).map { Double($0) }
      case .fisherInformation: fisherGains(posterior.ability.ability)
      }
    return zip(raw, table.weights).map { $0 * $1 }
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
  ///   - seenBefore: The items that the learner has seen in earlier tests. They and their units are asked only if the allowed groups have no
  ///     other item.
  ///   - generator: Draws from the candidates.
  /// - Returns: The index of the item and its expected gain; nil if no item is left.
  public func next(
    after posterior: Posterior, asked: [Int], seenBefore: Set<Int> = [], using generator: inout SeededGenerator
  ) -> (item: Int, gain: Double)? {
    next(gains: gains(posterior), asked: asked, seenBefore: seenBefore, using: &generator)
  }

  /// The largest expected gain of the items that were not asked; 0 if none is left.
  public func bestGain(after posterior: Posterior, asked: [Int]) -> Double { bestGain(gains(posterior), asked: asked) }

  func bestGain(_ gains: [Double], asked: [Int]) -> Double {
    var left = gains
    for item in asked where left.indices.contains(item) { left[item] = 0 }
    return left.max() ?? 0
  }

  func next(
    gains: [Double], asked: [Int], seenBefore: Set<Int>, using generator: inout SeededGenerator
  ) -> (item: Int, gain: Double)? {
    if let following = restOfUnit(asked: asked) { return (following, gains[following]) }
    // NB: a text is one candidate, and begins with its first question.
    let allowed = groups.allowed(asked: asked, balance: balance).filter { isFirstOfUnit($0, asked: asked) }
    let fresh = seenBefore.isEmpty ? allowed : allowed.filter { !isSeen($0, seenBefore) }
    let best = best(fresh.isEmpty ? allowed : fresh, gains: gains, count: exposure.candidateCount(asked: asked.count))
    guard !best.isEmpty else { return nil }
    let item = best[generator.below(best.count)]
    return (item, gains[item])
  }

  /// Whether the learner has seen an item, or another item of its unit: a text that is known is not new.
  private func isSeen(_ item: Int, _ seenBefore: Set<Int>) -> Bool {
    guard let unit = traits[item].unit else { return seenBefore.contains(item) }
    return seenBefore.contains { traits.indices.contains($0) && traits[$0].unit == unit }
  }

  /// The next item of the unit that the last question belongs to.
  private func restOfUnit(asked: [Int]) -> Int? {
    guard let last = asked.last, traits.indices.contains(last) else { return nil }
    return firstLeft(of: traits[last].unit, asked: asked)
  }

  /// Whether an item stands alone, or is the first item of its unit that was not asked.
  private func isFirstOfUnit(_ item: Int, asked: [Int]) -> Bool {
    traits[item].unit == nil || firstLeft(of: traits[item].unit, asked: asked) == item
  }

  private func firstLeft(of unit: Int?, asked: [Int]) -> Int? {
    unit.flatMap { unit in traits.indices.first { traits[$0].unit == unit && !asked.contains($0) } }
  }

  /// The candidates with the largest gains, of equal gains the first.
  private func best(_ candidates: [Int], gains: [Double], count: Int) -> [Int] {
    var best: [Int] = []
    for item in candidates {
      if best.count == count, gains[best[count - 1]] >= gains[item] { continue }
      let place = best.firstIndex { gains[$0] < gains[item] } ?? best.count
      best.insert(item, at: place)
      if best.count > count { best.removeLast() }
    }
    let minimum = (best.first.map { gains[$0] } ?? 0) * exposure.minimumShare
    return best.filter { !(gains[$0] < minimum) }
  }

  private func fisherGains(_ ability: Double) -> [Double] { table.items.map { $0.information(at: ability) } }
}
