/// Who chose an option of an item.
public struct OptionStatistics: Sendable, Hashable {
  /// The number of persons who chose the option.
  public let persons: Int
  /// Their share among all who chose an option, from 0 to 1; 0 if nobody chose any.
  public let share: Double
  /// Their mean ability in logits; `nil` if nobody chose the option.
  public let meanAbility: Double?
  /// The correlation between the choice of the option and the ability, among all who chose an option; `nil` without differences.
  public let correlation: Double?
}

/// An analysis of the options of a multiple-choice item.
public struct DistractorAnalysis: Sendable, Hashable {
  /// The statistics of each option, in the order of the options.
  public let options: [OptionStatistics]
  /// The index of the key.
  public let key: Int

  /// - Parameters:
  ///   - choices: The index of the option that each person chose; `nil` for persons who chose none.
  ///   - abilities: The ability of each person in logits.
  ///   - optionCount: The number of options, from 2 to 100.
  ///   - key: The index of the key.
  /// - Throws: ``MeasurementError/count`` if the lists differ in length or the number of options is out of range,
  ///   ``MeasurementError/item`` for an index that is not that of an option, ``MeasurementError/ability`` for an ability that is not finite.
  public init(choices: [Int?], abilities: [Double], optionCount: Int, key: Int) throws(MeasurementError) {
    guard choices.count == abilities.count, (2...100).contains(optionCount) else { throw .count }
    guard (0..<optionCount).contains(key), choices.allSatisfy({ (0..<optionCount).contains($0 ?? 0) }) else { throw .item }
    guard abilities.allSatisfy({ $0.isFinite }) else { throw .ability }
    let chosen = zip(choices, abilities).compactMap { choice, ability in choice.map { (option: $0, ability: ability) } }
    let all = Moments(chosen.map { $0.ability })
    options = (0..<optionCount).map { option in
      Self.statistics(chosen.filter { $0.option == option }.map { $0.ability }, among: chosen.count, all: all)
    }
    self.key = key
  }

  private static func statistics(_ abilities: [Double], among total: Int, all: Moments) -> OptionStatistics {
    guard total > 0, !abilities.isEmpty else { return OptionStatistics(persons: 0, share: 0, meanAbility: nil, correlation: nil) }
    let (share, mean) = (Double(abilities.count) / Double(total), Moments(abilities).mean)
    // NB: the correlation with a variable that is 0 or 1 (point-biserial) follows from the difference of the means.
    let correlation =
      share < 1 && all.deviation > 0 ? (mean - all.mean) / all.deviation * PortableMath.squareRoot(share / (1 - share)) : nil
    return OptionStatistics(persons: abilities.count, share: share, meanAbility: mean, correlation: correlation)
  }

  /// The distractors whose persons are more able on average than those who chose the key. They may be correct too.
  public var suspiciousDistractors: [Int] {
    guard let keyAbility = options[key].meanAbility else { return [] }
    return options.indices.filter { $0 != key && (options[$0].meanAbility ?? -.infinity) > keyAbility }
  }

  /// The distractors that fewer than 5 % chose: they do not distract. The limit is that of T. M. Haladyna and S. M. Downing, "How many
  /// options is enough for a multiple-choice test item?", Educational and Psychological Measurement 53 (1993).
  public var idleDistractors: [Int] { options.indices.filter { $0 != key && options[$0].share < 0.05 } }
}
