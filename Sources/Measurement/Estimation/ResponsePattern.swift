/// Right and wrong answers to a set of items, for the classical estimators of ability.
///
/// The estimators of this type follow the one-, two- and three-parameter models. They take no account of “I don't know”; see
/// ``Posterior`` for that. Likelihood, score and information are those of F. M. Lord, "Applications of Item Response Theory to Practical
/// Testing Problems" (1980), chapters 4 and 5.
public struct ResponsePattern: Sendable, Hashable {
  /// The items that were answered.
  public let items: [ItemParameters]
  /// For each item, whether the answer is right.
  public let answers: [Bool]

  /// A pattern of answers.
  ///
  /// - Throws: ``MeasurementError/count`` if the lists differ in length or are empty.
  public init(items: [ItemParameters], answers: [Bool]) throws(MeasurementError) {
    guard !items.isEmpty, items.count == answers.count else { throw .count }
    self.items = items
    self.answers = answers
  }

  /// The logarithm of the probability of the answers at an ability, in nats.
  public func logLikelihood(at ability: Double) -> Double {
    zip(items, answers).reduce(0) { $0 + $1.0.logLikelihood(isRight: $1.1, at: ability) }
  }

  /// The derivative of the log-likelihood, in 1/logit.
  public func score(at ability: Double) -> Double {
    zip(items, answers).reduce(0) { $0 + $1.0.score(isRight: $1.1, at: ability) }
  }

  /// The Fisher information of the items at an ability, in 1/logit².
  public func information(at ability: Double) -> Double {
    items.reduce(0) { $0 + $1.information(at: ability) }
  }
}
