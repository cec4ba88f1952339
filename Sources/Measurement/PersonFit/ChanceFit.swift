/// Compares the responses of a learner with those of somebody who answers at random: the log-likelihood ratio of the chance model against
/// the response model. A ratio of the likelihoods of two models is the most powerful test for one kind of unusual answers: M. V. Levine and
/// F. Drasgow, "Optimal appropriateness measurement", Psychometrika 53 (1988).
///
/// Above 0, chance explains the responses better. A program should report a high ratio as “result uncertain” and never change the level.
public struct ChanceFit: Sendable, Hashable {
  /// For each response in the order of the questions, the logarithm of its probability under chance minus that under the model, in nats.
  public let contributions: [Double]
  /// The logarithm of the probability of all responses under chance minus that under the model, in nats.
  ///
  /// The model integrates over all abilities. It is therefore not the sum of the contributions.
  public let logRatio: Double

  /// The probability of a right answer by chance to an item without options, such as a typed gap.
  public static let typedChance = 0.02
  /// The probability of “I don't know” by somebody who answers at random.
  public static let unknownChance = 0.02

  /// The comparison for the responses of one learner.
  ///
  /// - Parameters:
  ///   - table: Its prior should contain only plausible learners, because a prior with full guessing at the lowest level is itself a chance
  ///     model.
  ///   - responses: Pairs of the index of an item and the response to it, in the order of the questions.
  /// - Throws: ``MeasurementError/item`` if no item has an index.
  public init(table: ResponseTable, responses: [(item: Int, response: ItemResponse)]) throws(MeasurementError) {
    let posterior = try Posterior(table: table, responses: responses)
    var contributions: [Double] = []
    var chance = 0.0
    for (item, response) in responses {
      let logChance = PortableMath.log(Self.chance(of: response, to: table.items[item]))
      chance += logChance
      contributions.append(logChance - PortableMath.log(try posterior.probability(of: response, item: item)))
    }
    self.contributions = contributions
    logRatio = chance - posterior.logEvidence
  }

  /// The largest sum of neighbouring contributions. It notices a learner who answers at random for a part of the test only.
  ///
  /// - Parameter length: The number of neighbouring responses. Larger numbers than the responses give the sum of all.
  public func highestWindow(length: Int) -> Double {
    let length = min(max(length, 1), contributions.count)
    guard length > 0 else { return 0 }
    return (0...contributions.count - length).reduce(-Double.infinity) { best, start in
      max(best, contributions[start..<start + length].reduce(0, +))
    }
  }

  /// The probability of a response by somebody who answers at random.
  static func chance(of response: ItemResponse, to item: ItemParameters) -> Double {
    let right = max(item.chance, typedChance)
    return switch response {
    case .right: (1 - unknownChance) * right
    case .wrong: (1 - unknownChance) * (1 - right)
    case .doesNotKnow: unknownChance
    }
  }
}

extension Posterior {
  /// The probability of a response to an item, over the distribution after the responses so far.
  ///
  /// - Throws: ``MeasurementError/item`` if no item has the index.
  public func probability(of response: ItemResponse, item: Int) throws(MeasurementError) -> Double {
    let row = try table.row(item: item, response: response)
    return zip(row, weights).reduce(0) { $0 + $1.1 * PortableMath.exp(LogLikelihood(rawValue: $1.0).nats) }
  }
}
