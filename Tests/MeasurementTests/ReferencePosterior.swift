import Foundation
import Measurement

/// The posterior of the three-outcome model, written from its definition with floating-point products and without tables.
struct ReferencePosterior {
  let prior: LevelPrior
  private var joint: [[Double]]

  init(prior: LevelPrior, items: [ItemParameters], responses: [(item: Int, response: ItemResponse)]) {
    self.prior = prior
    joint = prior.grid.abilities.map { ability in
      let level = prior.scale.cuts.filter { ability >= $0 }.count
      let members = prior.grid.abilities.filter { node in prior.scale.cuts.filter { node >= $0 }.count == level }.count
      return prior.grid.guessing.map { guessing in
        responses.reduce(1 / Double(members)) {
          $0 * Self.probability($1.response, items[$1.item], ability, guessing)
        }
      }
    }
    let total = joint.joined().reduce(0, +)
    joint = joint.map { $0.map { $0 / total } }
  }

  static func probability(_ response: ItemResponse, _ item: ItemParameters, _ ability: Double, _ guessing: Double) -> Double {
    let known = item.ceiling / (1 + exp(-item.discrimination * (ability - item.difficulty)))
    let guess = (1 - known) * guessing
    let outcomes: [ItemResponse: Double] = [
      .right: known + guess * item.chance, .wrong: guess * (1 - item.chance), .doesNotKnow: (1 - known) * (1 - guessing),
    ]
    return ((outcomes[response] ?? .nan) + 0.002) / 1.006
  }

  /// The joint probability of each level and a response to an item.
  func levels(answering response: ItemResponse, _ item: ItemParameters) -> [Double] {
    sums { ability, guessing in Self.probability(response, item, ability, guessing) }
  }

  var levels: [Double] { sums { _, _ in 1 } }
  var ability: Double { sums { ability, _ in ability }.reduce(0, +) }
  var guessing: Double { sums { _, guessing in guessing }.reduce(0, +) }

  private func sums(_ value: (Double, Double) -> Double) -> [Double] {
    var sums = [Double](repeating: 0, count: prior.scale.count)
    for (row, ability) in zip(joint, prior.grid.abilities) {
      for (weight, guessing) in zip(row, prior.grid.guessing) {
        sums[prior.scale.cuts.filter { ability >= $0 }.count] += weight * value(ability, guessing)
      }
    }
    return sums
  }

  /// The mutual information between the response to an item and the level, in nats.
  func gain(of item: ItemParameters) -> Double {
    let before = levels
    return ItemResponse.allCases.reduce(0) { sum, response in
      let joint = levels(answering: response, item)
      let total = joint.reduce(0, +)
      return sum + zip(joint, before).reduce(0) { $0 + ($1.0 > 0 ? $1.0 * log($1.0 / (total * $1.1)) : 0) }
    }
  }
}
