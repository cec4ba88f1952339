/// The place of a maximum of the likelihood, which can be infinitely far away.
public enum LikelihoodMaximum: Sendable, Hashable {
  /// The likelihood has a maximum.
  case finite(AbilityEstimate)
  /// The likelihood grows towards −∞, for example if all answers are wrong.
  case negativeInfinity
  /// The likelihood grows towards +∞, for example if all answers are right.
  case positiveInfinity
}

extension ResponsePattern {
  /// The ability that makes the answers most probable: ML. The standard error is 1 / √observed information.
  public var maximumLikelihood: LikelihoodMaximum {
    let search = PeakSearch(candidates: candidateAbilities(), objective: logLikelihood, slope: score)
    let ends = (logLikelihood(at: search.candidates[0]), logLikelihood(at: search.candidates[search.candidates.count - 1]))
    // NB: with a chance above 0, the likelihood far below all items can exceed that of every peak; likewise above with a ceiling below 1.
    guard let peak = search.peak, logLikelihood(at: peak) >= max(ends.0, ends.1) else {
      return ends.0 > ends.1 ? .negativeInfinity : .positiveInfinity
    }
    return .finite(search.estimate(at: peak, fallbackInformation: information))
  }

  /// The weighted likelihood estimate: WLE (T. A. Warm, "Weighted likelihood estimation of ability in item response theory",
  /// Psychometrika 54, 1989). It is less biased than ML and exists for every pattern. The standard error comes from the curvature of the
  /// weighted likelihood.
  public var weightedLikelihood: AbilityEstimate {
    let search = PeakSearch(
      candidates: candidateAbilities(),
      objective: { logLikelihood(at: $0) + 0.5 * PortableMath.log(information(at: $0)) },
      slope: { score(at: $0) + warmTerm(at: $0) })
    return search.estimate(fallbackInformation: information)
  }

  /// J / (2 I), with J the sum of P′ P″ / (P (1 − P)).
  private func warmTerm(at ability: Double) -> Double {
    let information = information(at: ability)
    guard information > 0 else { return 0 }
    let bias = items.reduce(0) { sum, item in
      let probability = item.probability(at: ability)
      let variance = probability * (1 - probability)
      return variance > 0 ? sum + item.slope(at: ability) * item.curvature(at: ability) / variance : sum
    }
    return bias / (2 * information)
  }
}
