import Foundation
import Measurement
import Reproducible

/// Items with usual parameters and persons from the standard population, as in published comparisons of calibration programs.
struct SampleBank {
  let items: [ItemParameters]
  private var random: SeededGenerator

  init(items count: Int, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    items = try (0..<count).map { _ in
      try ItemParameters(discrimination: exp(0.3 * random.normal()), difficulty: 1.2 * random.normal())
    }
    self.random = random
  }

  /// The abilities of new persons.
  mutating func abilities(_ count: Int) -> [Double] { (0..<count).map { _ in random.normal() } }

  /// The scores of a new person on all items.
  mutating func scores() -> [ScoredAnswer] {
    let ability = random.normal()
    return items.map { random.uniform() < $0.probability(at: ability) ? .right : .wrong }
  }
}

extension SeededGenerator {
  fileprivate mutating func uniform() -> Double { Double(next() >> 11) * 0x1p-53 }

  fileprivate mutating func normal() -> Double { sqrt(-2 * log(1 - uniform())) * cos(2 * .pi * uniform()) }
}
