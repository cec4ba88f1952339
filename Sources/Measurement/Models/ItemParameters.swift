/// The parameters of an item on a logit scale.
///
/// The response function is P(θ) = c + (d − c) · logistic(a (θ − b)): A. Birnbaum in F. M. Lord and M. R. Novick, "Statistical Theories of
/// Mental Test Scores" (1968), chapters 17 to 20, with the upper asymptote of M. A. Barton and F. M. Lord, "An upper asymptote for the
/// three-parameter logistic item-response model" (1981). With a = 1, c = 0 and d = 1 it is the Rasch model, with c = 0 and d = 1 the
/// two-parameter model, with d = 1 the three-parameter model.
public struct ItemParameters: Sendable, Hashable {
  /// How sharply the item separates learners below and above its difficulty: a, above 0, in 1/logit.
  public let discrimination: Double
  /// The ability at the inflection point of the response function: b, in logits.
  public let difficulty: Double
  /// The probability of a right answer by chance: c, from 0 up to but not including 1.
  ///
  /// It is computed from the format of the item and never estimated: 1 / options for a choice, ½ for a pair, accepted orders / n! for
  /// tiles, 0 for a typed answer.
  public let chance: Double
  /// The probability of a right answer by a learner far above the difficulty: d, above the chance and at most 1.
  public let ceiling: Double

  /// The largest discrimination, and the largest distance of a difficulty from 0. Beyond it, squares of the parameters could overflow.
  public static let maximumMagnitude = 1_000.0

  /// Parameters that are checked for their ranges.
  ///
  /// - Throws: ``MeasurementError/discrimination``, ``MeasurementError/difficulty``, ``MeasurementError/chance`` or
  ///   ``MeasurementError/ceiling`` for a number outside its range or NaN.
  public init(discrimination: Double = 1, difficulty: Double, chance: Double = 0, ceiling: Double = 1) throws(MeasurementError) {
    guard discrimination > 0, discrimination <= Self.maximumMagnitude else { throw .discrimination }
    guard abs(difficulty) <= Self.maximumMagnitude else { throw .difficulty }
    guard chance >= 0, chance < 1 else { throw .chance }
    guard ceiling > chance, ceiling <= 1 else { throw .ceiling }
    self.discrimination = discrimination
    self.difficulty = difficulty
    self.chance = chance
    self.ceiling = ceiling
  }
}
