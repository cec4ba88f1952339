/// The probabilities of a right answer, a wrong answer and “I don't know”, for a learner with an ability and a tendency to guess.
///
/// A learner knows the answer with probability k = d · logistic(a (θ − b)). A learner who does not know the answer guesses with
/// probability γ, and a guess is right with probability c. So P(right) = k + (1 − k) γ c, P(wrong) = (1 − k) γ (1 − c) and
/// P(“I don't know”) = (1 − k) (1 − γ). Each probability then gets a small floor, and the three are divided by their sum. The floor limits
/// the effect of a single slip.
///
/// Chance guessing by those who do not know is the assumption of the correction for guessing: F. M. Lord and M. R. Novick, "Statistical
/// Theories of Mental Test Scores" (1968), chapter 14. The tendency γ extends it to learners who rather say that they do not know. For γ = 1,
/// d = 1 and no floor it is the three-parameter model.
public struct ThreeOutcomeModel: Sendable, Hashable {
  /// Added to each of the three probabilities before they are divided by their sum; from 0 to 0.3.
  public let floor: Double

  /// The model with a floor of 0.002. Items that are scored with it usually have a ceiling of ``usualCeiling``.
  public static let standard = ThreeOutcomeModel(uncheckedFloor: 0.002)

  /// The probability that a learner far above an item answers it without a slip.
  public static let usualCeiling = 0.98

  /// A model with a floor.
  ///
  /// - Throws: ``MeasurementError/floor`` for a number outside 0 to 0.3.
  public init(floor: Double) throws(MeasurementError) {
    guard floor >= 0, floor <= 0.3 else { throw .floor }
    self.init(uncheckedFloor: floor)
  }

  private init(uncheckedFloor floor: Double) { self.floor = floor }
}

extension ThreeOutcomeModel {
  /// The probability that a learner knows the answer to an item: k = d · logistic(a (θ − b)).
  public func knowledge(of item: ItemParameters, ability: Double) -> Double { item.ceiling * item.mastery(at: ability) }

  /// The probability of a response.
  ///
  /// - Parameters:
  ///   - response: The outcome.
  ///   - item: The parameters of the item.
  ///   - ability: θ in logits.
  ///   - guessing: γ, the probability of a guess where the learner does not know the answer; from 0 to 1.
  public func probability(of response: ItemResponse, to item: ItemParameters, ability: Double, guessing: Double) -> Double {
    probability(of: response, knowledge: knowledge(of: item, ability: ability), chance: item.chance, guessing: guessing)
  }

  func probability(of response: ItemResponse, knowledge: Double, chance: Double, guessing: Double) -> Double {
    let raw =
      switch response {
      case .right: knowledge + (1 - knowledge) * guessing * chance
      case .wrong: (1 - knowledge) * guessing * (1 - chance)
      case .doesNotKnow: (1 - knowledge) * (1 - guessing)
      }
    return (raw + floor) / (1 + 3 * floor)
  }
}
