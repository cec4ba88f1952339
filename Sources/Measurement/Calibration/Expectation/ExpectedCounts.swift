/// The result of the expectation step for some persons: how many of them are expected at each ability, and how many of those answered each
/// item right or wrong.
///
/// All numbers are multiples of a fixed power of 2, so that sums are exact: parts can be added in any order and give the same bits.
public struct ExpectedCounts: Sendable, Hashable {
  let lanes: Int
  /// The expected number of persons at each node.
  private(set) var persons: [Lane]
  /// For each item, the expected number of persons at each node who answered it wrong, then of those who answered it right.
  private(set) var answers: [Lane]
  private(set) var logLikelihoodSteps: Int64
  private let stepsPerNat: Double

  /// The marginal log-likelihood of the persons in nat.
  public var logLikelihood: Double { Double(logLikelihoodSteps) / stepsPerNat }

  init(sums: PatternSums, items: Int, logLikelihoodSteps: Int64, stepsPerNat: Double) {
    lanes = sums.lanes
    persons = sums.persons()
    answers = sums.answers(items: items)
    self.logLikelihoodSteps = logLikelihoodSteps
    self.stepsPerNat = stepsPerNat
  }

  /// The counts of these persons and of others. Both must come from the same ``ExpectationStep``.
  public func adding(_ other: ExpectedCounts) -> ExpectedCounts {
    var sum = self
    sum.persons = zip(persons, other.persons).map { $0 + $1 }
    sum.answers = zip(answers, other.answers).map { $0 + $1 }
    sum.logLikelihoodSteps &+= other.logLikelihoodSteps
    return sum
  }

  /// The expected number of persons at a node.
  func persons(node: Int) -> Double { persons[node / 8][node % 8] }

  /// The expected numbers of wrong and right answers to an item at a node.
  func answers(item: Int, node: Int) -> (wrong: Double, right: Double) {
    let lane = item * 2 * lanes + node / 8
    return (answers[lane][node % 8], answers[lane + lanes][node % 8])
  }
}
