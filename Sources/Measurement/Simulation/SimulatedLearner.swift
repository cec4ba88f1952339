public import Reproducible

/// A learner with a known ability, who answers by the three-outcome model.
public struct SimulatedLearner: Sendable, Hashable {
  /// In logits. −infinity for a learner who knows nothing.
  public let ability: Double
  /// The probability of a guess where the learner does not know the answer; from 0 to 1.
  public let guessing: Double

  /// A learner from its parts.
  public init(ability: Double, guessing: Double) {
    self.ability = ability
    self.guessing = guessing
  }

  /// Draws a response.
  ///
  /// - Parameters:
  ///   - item: The true parameters of the item, which the scoring side usually does not know.
  ///   - model: The model of the responses.
  ///   - generator: Draws the response.
  public func response(
    to item: ItemParameters, model: ThreeOutcomeModel = .standard, using generator: inout SeededGenerator
  ) -> ItemResponse {
    let drawn = generator.uniform()
    let right = model.probability(of: .right, to: item, ability: ability, guessing: guessing)
    if drawn < right { return .right }
    return drawn < right + model.probability(of: .wrong, to: item, ability: ability, guessing: guessing) ? .wrong : .doesNotKnow
  }
}
