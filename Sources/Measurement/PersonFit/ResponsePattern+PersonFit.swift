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
    var moments = LogLikelihoodMoments()
    for (item, isRight) in zip(items, answers) { moments.add(item, isRight: isRight, at: ability) }
    return moments.variance > 0 ? moments.standardized : 0
  }
}
