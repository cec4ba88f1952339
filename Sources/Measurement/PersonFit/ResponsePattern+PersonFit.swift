extension ResponsePattern {
  /// The standardised log-likelihood lz, also called Zh: F. Drasgow, M. V. Levine and E. A. Williams, "Appropriateness measurement with
  /// polychotomous item response models and standardized indices" (1985).
  ///
  /// Large negative numbers mean that the answers do not fit the ability: hard items right and easy items wrong. In an adaptive test it
  /// cannot see a pure guesser, whose answers fit a low ability; see ``ChanceFit`` for that.
  ///
  /// - Parameter ability: Usually the EAP estimate from the same answers.
  /// - Returns: 0 if the answers have no variance at the ability.
  public func standardizedLogLikelihood(at ability: Double) -> Double {
    var (expected, variance) = (0.0, 0.0)
    for item in items {
      let (right, wrong) = (item.logLikelihood(isRight: true, at: ability), item.logLikelihood(isRight: false, at: ability))
      let probability = item.probability(at: ability)
      guard probability > 0, probability < 1 else { continue }
      expected += probability * right + (1 - probability) * wrong
      variance += probability * (1 - probability) * (right - wrong) * (right - wrong)
    }
    return variance > 0 ? (logLikelihood(at: ability) - expected) / PortableMath.squareRoot(variance) : 0
  }
}
