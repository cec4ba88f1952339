/// The share of right answers to an item in a group of persons of similar ability.
public struct ObservedShare: Sendable, Hashable {
  /// The mean ability of the group in logits.
  public let ability: Double
  /// The share of right answers, from 0 to 1.
  public let share: Double
  /// The number of persons.
  public let persons: Int

  /// The smallest number of persons in a group.
  public static let minimumPersons = 20

  /// Groups of equal size, in the order of ability.
  ///
  /// NB: the abilities must come from the answers to the other items. The answer to the item itself would bend the curve.
  ///
  /// - Parameters:
  ///   - answers: Whether the answer of each person is right, and the ability of the person in logits.
  ///   - maximumCount: The largest number of groups. There are fewer groups if they would have fewer than ``minimumPersons``.
  /// - Returns: The groups; none if there are too few persons for two.
  public static func groups(_ answers: [(isRight: Bool, ability: Double)], maximumCount: Int) -> [ObservedShare] {
    let sorted = answers.filter { $0.ability.isFinite }.sorted { $0.ability < $1.ability }
    let count = min(maximumCount, sorted.count / minimumPersons)
    guard count >= 2 else { return [] }
    return (0..<count).map { group in
      let members = sorted[sorted.count * group / count..<sorted.count * (group + 1) / count]
      return ObservedShare(
        ability: members.reduce(0) { $0 + $1.ability } / Double(members.count),
        share: Double(members.count { $0.isRight }) / Double(members.count), persons: members.count)
    }
  }
}
