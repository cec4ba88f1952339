extension ItemParameters {
  /// The logarithm of the probability of an answer. It stays finite where the probability itself is too small for a `Double`.
  func logLikelihood(isRight: Bool, at ability: Double) -> Double {
    let logit = discrimination * (ability - difficulty)
    if isRight {
      return chance == 0 ? PortableMath.log(ceiling) + PortableMath.logLogistic(logit) : PortableMath.log(probability(at: ability))
    }
    return ceiling == 1
      ? PortableMath.log1p(-chance) + PortableMath.logLogistic(-logit) : PortableMath.log(1 - probability(at: ability))
  }

  /// The derivative of the log-likelihood of an answer: P′ / P for a right answer, −P′ / (1 − P) for a wrong answer. The terms are arranged
  /// so that neither is 0 / 0 far from the difficulty.
  func score(isRight: Bool, at ability: Double) -> Double {
    let logit = discrimination * (ability - difficulty)
    let (mastery, rest) = (PortableMath.logistic(logit), PortableMath.logistic(-logit))
    let span = ceiling - chance
    if isRight { return discrimination * rest * (chance == 0 ? 1 : span * mastery / (chance + span * mastery)) }
    return -discrimination * mastery * (ceiling == 1 ? 1 : span * rest / (1 - ceiling + span * rest))
  }
}
