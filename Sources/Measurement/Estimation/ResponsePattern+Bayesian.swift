extension ResponsePattern {
  /// The mean and standard deviation of the ability given the answers: EAP (R. D. Bock and R. J. Mislevy, "Adaptive EAP
  /// estimation of ability in a microcomputer environment", Applied Psychological Measurement 6, 1982). It exists for every pattern.
  ///
  /// The order of the items does not change the result, not even in the last bit.
  public func expectedAPosteriori(prior: NormalPrior = .standard) -> AbilityEstimate {
    let sums = prior.nodes.map { node in
      zip(items, answers).reduce(Int64(0)) { $0 + Int64(LogLikelihood(nats: $1.0.logLikelihood(isRight: $1.1, at: node)).rawValue) }
    }
    let highest = sums.max() ?? 0
    let weights = zip(sums, prior.weights).map { sum, weight in
      weight * PortableMath.exp(Double(sum - highest) / LogLikelihood.stepsPerNat)
    }
    return AbilityEstimate(nodes: prior.nodes, weights: weights)
  }

  /// The most probable ability given the answers: MAP (F. Samejima, "Estimation of latent ability using a response pattern of graded
  /// scores", 1969). It exists for every pattern. The standard error is 1 / √(observed information + 1 / variance of the prior).
  public func maximumAPosteriori(prior: NormalPrior = .standard) -> AbilityEstimate {
    let precision = 1 / (prior.deviation * prior.deviation)
    let search = PeakSearch(
      candidates: candidateAbilities(with: prior.nodes),
      objective: { logLikelihood(at: $0) - 0.5 * precision * ($0 - prior.mean) * ($0 - prior.mean) },
      slope: { score(at: $0) - precision * ($0 - prior.mean) })
    // NB: the prior makes the slope positive far below and negative far above, so the ends are never the peak.
    return search.estimate(fallbackInformation: { information(at: $0) + precision })
  }
}
