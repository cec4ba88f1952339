public import Reproducible

/// Simulates adaptive tests that measure an ability, fast: maximum Fisher information and EAP on a grid, for right and wrong answers.
///
/// The probabilities of all items at all nodes are computed once. One question of a simulated test is then a product of two rows. The
/// result does not depend on the platform. Unlike ``Posterior``, it can depend on the order of the answers in its last bits.
public struct FisherSimulation: Sendable {
  typealias Lanes = SIMD8<Double>

  /// The bank of items.
  public let items: [ItemParameters]
  private let prior: NormalPrior
  /// The number of blocks of eight nodes.
  private let blocks: Int
  /// For each item, the probabilities of a right answer and then of a wrong answer at all nodes, padded with 0.
  private let rows: [Lanes]
  private let nodes: [Lanes]
  private let weights: [Lanes]
  /// For each node, the items by their information at the node, the largest first.
  private let ranking: [Int32]

  /// A simulation with a bank.
  ///
  /// - Parameters:
  ///   - items: The bank. It has at least one item.
  ///   - prior: The distribution of abilities for scoring. It has 121 nodes or any other number.
  /// - Throws: ``MeasurementError/count`` without items.
  public init(items: [ItemParameters], prior: NormalPrior) throws(MeasurementError) {
    guard !items.isEmpty else { throw .count }
    self.items = items
    self.prior = prior
    blocks = (prior.nodes.count + Lanes.scalarCount - 1) / Lanes.scalarCount
    nodes = Self.padded(prior.nodes)
    weights = Self.padded(prior.weights)
    rows = items.flatMap { item in
      let right = prior.nodes.map { item.probability(at: $0) }
      return Self.padded(right) + Self.padded(right.map { 1 - $0 })
    }
    ranking = prior.nodes.flatMap { node in
      let information = items.map { $0.information(at: node) }
      let order = items.indices.sorted { (-information[$0], $0) < (-information[$1], $1) }
      return order.map { Int32($0) }
    }
  }

  /// One simulated test.
  ///
  /// - Parameters:
  ///   - ability: The true ability of the learner.
  ///   - length: The number of questions, at most the number of items.
  ///   - generator: Draws the responses.
  /// - Returns: The EAP estimate after the last question.
  public func estimate(ability: Double, length: Int, using generator: inout SeededGenerator) -> AbilityEstimate {
    var weights = weights
    var isAsked = [Bool](repeating: false, count: items.count)
    var estimate = moments(weights)
    for _ in 0..<max(min(length, items.count), 0) {
      let item = next(at: estimate.mean, isAsked: &isAsked)
      let isRight = generator.uniform() < items[item].probability(at: ability)
      let start = (2 * item + (isRight ? 0 : 1)) * blocks
      for block in 0..<blocks { weights[block] *= rows[start + block] }
      // NB: the sum is then 1 again, so that long tests do not end in numbers too small for a `Double`.
      for block in 0..<blocks { weights[block] *= 1 / estimate.total }
      estimate = moments(weights)
    }
    let variance = max(estimate.square - estimate.mean * estimate.mean, 0)
    return AbilityEstimate(ability: estimate.mean, standardError: PortableMath.squareRoot(variance))
  }

  private func moments(_ weights: [Lanes]) -> (total: Double, mean: Double, square: Double) {
    var (total, first, second) = (Lanes.zero, Lanes.zero, Lanes.zero)
    for block in 0..<blocks {
      let product = weights[block] * nodes[block]
      total += weights[block]
      first += product
      second += product * nodes[block]
    }
    let sum = total.sum()
    return (sum, first.sum() / sum, second.sum() / sum)
  }

  /// The item with the most information at the node nearest to an ability.
  private func next(at ability: Double, isAsked: inout [Bool]) -> Int {
    let last = Double(prior.nodes.count - 1)
    let place = (ability - prior.nodes[0]) / (12 * prior.deviation) * last + 0.5
    // NB: also for an ability that is not a number, which items with extreme parameters can cause.
    let node = place > 0 ? Int(min(place, last)) : 0
    let start = node * items.count
    for rank in start..<start + items.count where !isAsked[Int(ranking[rank])] {
      isAsked[Int(ranking[rank])] = true
      return Int(ranking[rank])
    }
    return 0
  }

  private static func padded(_ values: [Double]) -> [Lanes] {
    stride(from: 0, to: values.count, by: Lanes.scalarCount).map { start in
      var lanes = Lanes.zero
      for index in start..<min(start + Lanes.scalarCount, values.count) { lanes[index - start] = values[index] }
      return lanes
    }
  }
}
