import Measurement
import Placement

/// Who chose each option of an item.
struct OptionAnalysis {
  /// What an author should look at.
  enum Flag: String {
    /// The persons who chose this wrong option are more able on average than those who chose the key. It may be correct too.
    case attractsAble = "attracts_able"
    /// A wrong option that fewer than 5 % chose.
    case idle
  }

  let options: ItemOptions
  /// One for each option.
  let statistics: [OptionStatistics]
  /// One for each option; nil where there is nothing to say.
  let flags: [Flag?]
  /// The number of persons who chose an option.
  let persons: Int

  /// With fewer choices at the item, there are no flags.
  static let minimumPersons = 100
  /// With fewer choices of an option, its mean ability is mostly chance.
  private static let minimumOptionPersons = 20

  /// - Parameters:
  ///   - choices: The index of the option that each person chose; nil for persons who chose none.
  ///   - abilities: The ability of each person by the answers to all other items.
  init(_ options: ItemOptions, choices: [Int?], abilities: [Double]) throws(MeasurementError) {
    self.options = options
    let analysis = try DistractorAnalysis(choices: choices, abilities: abilities, optionCount: options.ids.count, key: options.key)
    statistics = analysis.options
    persons = analysis.options.reduce(0) { $0 + $1.persons }
    guard persons >= Self.minimumPersons else {
      flags = options.ids.map { _ in nil }
      return
    }
    flags = options.ids.indices.map { index in
      if analysis.suspiciousDistractors.contains(index), analysis.options[index].persons >= Self.minimumOptionPersons {
        return .attractsAble
      }
      return analysis.idleDistractors.contains(index) ? .idle : nil
    }
  }
}
