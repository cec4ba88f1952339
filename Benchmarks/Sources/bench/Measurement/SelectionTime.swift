import Foundation
import Measurement
import Reproducible

/// Measures the time to find the next question of an adaptive test by mutual information with the level, over 300 items.
enum SelectionTime {
  private static let (bankSize, tests) = (300, 500)

  /// The times of all questions of simulated tests, in milliseconds.
  private struct Times {
    /// Of the selection alone.
    var selections: [Double] = []
    /// Of the selection alone, the best of three times for each question: without the moments in which other work takes the core.
    var undisturbed: [Double] = []
    /// Of adding a response to the posterior and the selection.
    var records: [Double] = []
  }

  static func report() throws {
    print("next question by mutual information, \(bankSize) items, µs of processor time")
    print(table("", ["median", "p99", "aim p99"]))
    let times = try times()
    let rows = [
      ("selection", times.selections, "50"), ("best of 3 each", times.undisturbed, "50"), ("with the posterior", times.records, "–"),
    ]
    for (name, times, aim) in rows {
      let sample = Sample(times)
      print(table(name, [sample.median, sample.quantile(0.99)].map { String(format: "%.1f", 1_000 * $0) } + [aim]))
    }
  }

  private static func times() throws -> Times {
    let selector = try selector()
    var random = SeededGenerator(seed: 5)
    var times = Times()
    for number in 0..<tests {
      var test = AdaptiveTest(selector: selector, seed: UInt64(number))
      let ability = LevelScale.cefr.ability(in: number % LevelScale.cefr.count, within: -6...6, using: &random)
      let learner = GuessingBehavior.mixed.learner(ability: ability, using: &random)
      while let item = test.next {
        let response = learner.response(to: selector.table.items[item], using: &random)
        times.records.append(try ProcessorTime.milliseconds { try test.record(response, item: item) })
        let selections = (0..<3).map { _ in
          ProcessorTime.milliseconds { _ = selector.next(after: test.posterior, asked: test.asked, using: &random) }
        }
        times.selections += selections
        times.undisturbed.append(selections.min() ?? .nan)
      }
    }
    return times
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
