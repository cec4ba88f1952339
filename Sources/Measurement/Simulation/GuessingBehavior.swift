public import Reproducible

/// How a simulated learner treats questions whose answer it does not know.
public enum GuessingBehavior: Sendable, Hashable, CaseIterable {
  /// Always says “I don't know”.
  case honest
  /// Guesses on half of them.
  case half
  /// Always guesses.
  case guess
  /// Has a random tendency to guess.
  case mixed
  /// Knows nothing and answers every question at random.
  case random

  /// A learner of this kind.
  ///
  /// - Parameters:
  ///   - ability: In logits. A learner of the kind ``random`` ignores it.
  ///   - generator: Draws the tendency to guess of a learner of the kind ``mixed``.
  public func learner(ability: Double, using generator: inout SeededGenerator) -> SimulatedLearner {
    switch self {
    case .honest: SimulatedLearner(ability: ability, guessing: 0)
    case .half: SimulatedLearner(ability: ability, guessing: 0.5)
    case .guess: SimulatedLearner(ability: ability, guessing: 1)
    case .mixed: SimulatedLearner(ability: ability, guessing: generator.uniform())
    case .random: SimulatedLearner(ability: -.infinity, guessing: 1)
    }
  }
}
