/// The log-likelihood of some answers, with its mean and variance under the model.
struct LogLikelihoodMoments {
  private(set) var observed = 0.0
  private(set) var expected = 0.0
  private(set) var variance = 0.0

  /// (observed − expected) / √variance; not a number without variance.
  var standardized: Double { (observed - expected) / PortableMath.squareRoot(variance) }

  /// Adds the answers of persons with one ability to an item.
  mutating func add(_ item: ItemParameters, isRight: Bool, at ability: Double, count: Double = 1) {
    let (right, wrong) = (item.logLikelihood(isRight: true, at: ability), item.logLikelihood(isRight: false, at: ability))
    let probability = item.probability(at: ability)
    observed += count * (isRight ? right : wrong)
    // NB: an answer that is certain has its own log-likelihood as mean. The other outcome would multiply 0 and infinity.
    guard probability > 0, probability < 1 else {
      expected += count * (probability > 0 ? right : wrong)
      return
    }
    expected += count * (probability * right + (1 - probability) * wrong)
    variance += count * probability * (1 - probability) * (right - wrong) * (right - wrong)
  }
}
