extension ItemParameters {
  /// logistic(a (θ − b)): the response function without its asymptotes.
  @inline(__always)
  func mastery(at ability: Double) -> Double {
    PortableMath.logistic(discrimination * (ability - difficulty))
  }

  /// The probability of a right answer: P(θ) = c + (d − c) · logistic(a (θ − b)).
  ///
  /// - Parameter ability: In logits. Infinities give the asymptotes, NaN gives NaN.
  public func probability(at ability: Double) -> Double {
    chance + (ceiling - chance) * mastery(at: ability)
  }

  /// The Fisher information about the ability in one right or wrong answer: P′² / (P (1 − P)), in 1/logit². F. M. Lord, "Applications of
  /// Item Response Theory to Practical Testing Problems" (1980), chapter 5.
  public func information(at ability: Double) -> Double {
    let probability = probability(at: ability)
    let slope = slope(at: ability)
    let variance = probability * (1 - probability)
    return variance > 0 ? slope * slope / variance : 0
  }

  /// P′(θ), the derivative of the probability.
  func slope(at ability: Double) -> Double {
    let mastery = mastery(at: ability)
    return (ceiling - chance) * discrimination * mastery * (1 - mastery)
  }

  /// P″(θ), the second derivative of the probability.
  func curvature(at ability: Double) -> Double {
    slope(at: ability) * discrimination * (1 - 2 * mastery(at: ability))
  }
}
