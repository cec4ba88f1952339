/// The log-likelihood of each response to each item at each node of a grid.
///
/// A table is computed once for a form and then shared: copies share their memory. Scoring and selection only read it.
public struct ResponseTable: Sendable {
  /// The items, in the order of their indices.
  public let items: [ItemParameters]
  /// The distribution before any response, with its scale and grid.
  public let prior: LevelPrior
  /// The response model.
  public let model: ThreeOutcomeModel
  /// For each item, the share of its log-likelihood that a response counts with, from 0 to 1; see ``LocalDependence``.
  public let weights: [Double]
  /// One row of ``AbilityGrid/nodeCount`` steps for each item and response.
  private let steps: [Int32]

  /// A table for the items of a form. It takes 12 bytes for each item and node.
  ///
  /// - Parameters:
  ///   - items: The parameters of the items.
  ///   - prior: The distribution before any response.
  ///   - model: The response model.
  ///   - weights: For each item, the share of its log-likelihood that a response counts with. Items beyond its end count in full.
  public init(items: [ItemParameters], prior: LevelPrior, model: ThreeOutcomeModel = .standard, weights: [Double] = []) {
    self.items = items
    self.prior = prior
    self.model = model
    let weights = items.indices.map { weights.indices.contains($0) ? weights[$0] : 1 }
    self.weights = weights
    steps = zip(items, weights).flatMap { Self.rows(of: $0, weight: $1, grid: prior.grid, model: model) }
  }

  /// The log-likelihoods of a response to an item, one for each node, in steps of 2⁻²⁰ nat.
  ///
  /// - Throws: ``MeasurementError/item`` if no item has the index.
  public func row(item: Int, response: ItemResponse) throws(MeasurementError) -> ArraySlice<Int32> {
    guard items.indices.contains(item) else { throw .item }
    let nodes = prior.grid.nodeCount
    let start = (item * ItemResponse.allCases.count + Int(response.rawValue)) * nodes
    return steps[start..<start + nodes]
  }

  private static func rows(of item: ItemParameters, weight: Double, grid: AbilityGrid, model: ThreeOutcomeModel) -> [Int32] {
    let knowledge = grid.abilities.map { model.knowledge(of: item, ability: $0) }
    return ItemResponse.allCases.flatMap { response in
      grid.guessing.flatMap { guessing in
        knowledge.map { known in
          let probability = model.probability(of: response, knowledge: known, chance: item.chance, guessing: guessing)
          return LogLikelihood(probability: probability).weighted(by: weight).rawValue
        }
      }
    }
  }
}
