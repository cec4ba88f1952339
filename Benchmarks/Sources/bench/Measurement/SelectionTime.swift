import Foundation
import Measurement
import Reproducible

/// Measures the time to find the next question of an adaptive test by mutual information with the level, over 300 items.
enum SelectionTime {
  private static let (bankSize, tests) = (300, 500)

  static func report() throws {
    print("next question by mutual information, \(bankSize) items, µs of processor time")
    print(table("", ["median", "p99", "aim p99"]))
    let (selections, records) = try times()
    for (name, sample, aim) in [("selection", selections, "50"), ("with the posterior", records, "–")] {
      print(table(name, [sample.median, sample.quantile(0.99)].map { String(format: "%.1f", 1_000 * $0) } + [aim]))
    }
  }

  /// The times of all questions of simulated tests: of the selection alone, and of recording a response and finding the next question.
  private static func times() throws -> (selections: Sample, records: Sample) {
    let selector = try selector()
    var random = SeededGenerator(seed: 5)
    var (selections, records) = ([Double](), [Double]())
    for number in 0..<tests {
      var test = AdaptiveTest(selector: selector, seed: UInt64(number))
      let ability = LevelScale.cefr.ability(in: number % LevelScale.cefr.count, within: -6...6, using: &random)
      let learner = GuessingBehavior.mixed.learner(ability: ability, using: &random)
      while let item = test.next {
        let response = learner.response(to: selector.table.items[item], using: &random)
        records.append(try ProcessorTime.milliseconds { try test.record(response, item: item) })
        selections.append(ProcessorTime.milliseconds { _ = selector.next(after: test.posterior, asked: test.asked, using: &random) })
      }
    }
    return (Sample(selections), Sample(records))
  }

  /// Items of all levels, a third of them with four options and in three formats.
  private static func selector() throws -> ItemSelector {
    let items = try (0..<bankSize).map { number in
      try ItemParameters(
        difficulty: -5 + 10 * Double(number) / Double(bankSize - 1), chance: number % 3 == 0 ? 0.25 : 0,
        ceiling: ThreeOutcomeModel.usualCeiling)
    }
    let table = ResponseTable(items: items, prior: try LevelPrior(scale: .cefr, grid: .standard))
    return try ItemSelector(table: table, traits: items.indices.map { ItemTraits(group: $0 % 3) })
  }
}
