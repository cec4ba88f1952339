public import Identifiers
import Reproducible

/// Selects the items of a drill: ten questions of one language for practice after a test.
///
/// The items are at the learner's level and the level above. Items that the learner has not seen come first, and among them those that are
/// most like the items that the learner missed. When too few are left, items that the learner has seen follow: the missed ones, and then the
/// others; in each group, those seen longest ago first. The items of one text stay together, so a new item on a text that the learner has
/// read comes with the seen ones.
///
/// A learner can ask for a skill. Then all items of this skill at the two levels come first, and the others follow, both in the order above.
public struct DrillSelection: Sendable, Hashable {
  /// The number of questions of a drill.
  public static let length = 10

  /// The selected items, in the order in which they are asked. Fewer than ``length`` only if there are fewer candidates.
  public let items: [TestItem]
  /// The selected items that the learner has seen before.
  public let repeated: Set<String>

  /// Selects items. The same arguments always give the same items.
  ///
  /// - Parameters:
  ///   - candidates: The items that can be asked.
  ///   - level: The level of the learner.
  ///   - missed: The items that the learner answered wrong, the most important first; see ``DrillHistory/missed``. Items above the levels of
  ///     the drill are ignored.
  ///   - lastSeen: When the learner last answered an item, by its id.
  ///   - skill: The skill whose items come first; nil for none.
  ///   - seed: Determines the choice among items that are equally good.
  public init(
    from candidates: [TestItem], level: CEFRLevel, missed: [TestItem], lastSeen: [String: Timestamp], skill: Skill? = nil, seed: UInt64
  ) {
    let levels = Self.levels(for: level)
    var generator = SeededGenerator(seed: seed)
    // NB: the sort and the maximum below keep the order of equal elements, so this shuffle decides between them.
    let shuffled = candidates.shuffled(using: &generator)
    let fresh = shuffled.filter { levels.contains($0.level) && lastSeen[$0.itemID] == nil }
    let seen = shuffled.filter { levels.contains($0.level) && lastSeen[$0.itemID] != nil }
    let others = shuffled.filter { !levels.contains($0.level) }
    let missedIDs = Set(missed.map(\.itemID))
    let again = Self.longestAgoFirst(seen, lastSeen).stablySorted { missedIDs.contains($0.itemID) ? 0 : 1 }
    let near = Self.mostLike(missed.filter { $0.level <= levels.upperBound }, in: fresh) + again
    let all = near.stablySorted { $0.skill == skill ? 0 : 1 } + Self.nearestFirst(others, level, lastSeen)
    items = Self.textsTogether(Array(all.prefix(Self.length)), in: candidates) { lastSeen[$0.itemID] != nil }
    repeated = Set(items.map(\.itemID).filter { lastSeen[$0] != nil })
  }

  /// Puts the items of one text together, in the order of the candidates.
  ///
  /// A text takes the place of its first seen item, or of its first item if none is seen. So new texts come before texts that were read.
  private static func textsTogether(_ items: [TestItem], in candidates: [TestItem], isSeen: (TestItem) -> Bool) -> [TestItem] {
    let chosen = Set(items.map(\.itemID))
    return items.flatMap { item in
      let group = candidates.filter { $0.sharesStimulus(with: item) && chosen.contains($0.itemID) }
      guard !group.isEmpty else { return [item] }
      let inOrder = items.filter { $0.sharesStimulus(with: item) }
      return item == inOrder.first(where: isSeen) ?? inOrder.first ? group : []
    }
  }

  /// The levels that a drill draws from: the level of the learner and the level above. The highest level has none above, so the level below
  /// takes its place.
  public static func levels(for level: CEFRLevel) -> ClosedRange<CEFRLevel> {
    let low = min(max(level, .a1), .c1)
    return low...(CEFRLevel.allCases.first { $0 > low } ?? low)
  }

  /// Each missed item in turn gets the item that is most like it. Items that are like none follow.
  private static func mostLike(_ missed: [TestItem], in items: [TestItem]) -> [TestItem] {
    var (rest, turns, ordered) = (items, missed, [TestItem]())
    while !turns.isEmpty {
      let miss = turns.removeFirst()
      let likeness = rest.map { $0.likeness(to: miss) }
      guard let best = likeness.max(), best > 0, let index = likeness.firstIndex(of: best) else { continue }
      ordered.append(rest.remove(at: index))
      turns.append(miss)
    }
    return ordered + rest
  }

  private static func longestAgoFirst(_ items: [TestItem], _ lastSeen: [String: Timestamp]) -> [TestItem] {
    items.stablySorted { lastSeen[$0.itemID] ?? .min }
  }

  private static func nearestFirst(_ items: [TestItem], _ level: CEFRLevel, _ lastSeen: [String: Timestamp]) -> [TestItem] {
    longestAgoFirst(items, lastSeen).stablySorted { abs($0.level.rank - level.rank) }
  }
}

extension TestItem {
  /// How much of its kind an item shares with another: the topic counts more than the format, and the format more than the skill.
  fileprivate func likeness(to other: TestItem) -> Int {
    (topic != nil && topic == other.topic ? 4 : 0) + (format == other.format ? 2 : 0) + (skill == other.skill ? 1 : 0)
  }
}

extension Array {
  /// Sorts by a key, and keeps the order of elements with equal keys.
  fileprivate func stablySorted<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
    enumerated().sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }.map(\.element)
  }
}
