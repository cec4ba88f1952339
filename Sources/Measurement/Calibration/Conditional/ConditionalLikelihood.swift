/// The conditional log-likelihood of easiness parameters, given the scores of the persons, with its derivatives.
///
/// Given the score r, the probability of a pattern is Π pₓ / f(r), where p are the probabilities at ability 0 and f is the distribution of
/// the score there. The ability cancels out: E. B. Andersen, "The numerical solution of a set of conditional estimation equations", Journal
/// of the Royal Statistical Society B 34 (1972). The quotients of f are those of the elementary symmetric functions, without overflow.
struct ConditionalLikelihood {
  var value = 0.0
  var gradient: [Double]
  var information: SymmetricMatrix

  /// - Parameter easiness: One for each item that takes part.
  /// - Returns: `nil` if a score of a person is so improbable that its probability has no digits.
  init?(groups: [ConditionalGroup], items: [Int: Int], easiness: [Double]) {
    gradient = [Double](repeating: 0, count: easiness.count)
    information = SymmetricMatrix(size: easiness.count)
    for group in groups {
      let places = group.items.compactMap { items[$0] }
      guard add(group, places: places, logits: places.map { easiness[$0] }) else { return nil }
    }
  }

  private mutating func add(_ group: ConditionalGroup, places: [Int], logits: [Double]) -> Bool {
    let probabilities = logits.map(PortableMath.logistic)
    let all = ScoreDistribution.of(probabilities)
    let scores = group.persons.indices.filter { group.persons[$0] > 0 }
    guard scores.allSatisfy({ all[$0] > 1e-280 }) else { return false }
    let base = logits.reduce(0) { $0 + PortableMath.logLogistic(-$1) }
    for score in scores { value += Double(group.persons[score]) * (base - PortableMath.log(all[score])) }
    for (place, right) in group.right.enumerated() { value += Double(right) * logits[place] }
    let expected = addGradient(group, places: places, probabilities: probabilities, all: all, scores: scores)
    addInformation(group, places: places, probabilities: probabilities, all: all, expected: expected)
    return true
  }

  /// - Returns: For each answered item and score, the probability of a right answer of a person with the score.
  private mutating func addGradient(
    _ group: ConditionalGroup, places: [Int], probabilities: [Double], all: [Double], scores: [Int]
  ) -> [[Double]] {
    places.indices.map { item in
      let others = ScoreDistribution.of(probabilities, excluding: item)
      var expected = [Double](repeating: 0, count: all.count)
      for score in scores { expected[score] = probabilities[item] * others[score - 1] / all[score] }
      let sum = scores.reduce(0) { $0 + Double(group.persons[$1]) * expected[$1] }
      gradient[places[item]] += Double(group.right[item]) - sum
      return expected
    }
  }

  /// Adds the covariances of the answers given the scores.
  private mutating func addInformation(
    _ group: ConditionalGroup, places: [Int], probabilities: [Double], all: [Double], expected: [[Double]]
  ) {
    for one in places.indices {
      for other in places.indices where other >= one {
        let rest = one == other ? [] : ScoreDistribution.of(probabilities, excluding: one, other)
        var sum = 0.0
        for (score, persons) in group.persons.enumerated() where persons > 0 {
          var both = one == other ? expected[one][score] : 0
          if one != other, score >= 2 { both = probabilities[one] * probabilities[other] * rest[score - 2] / all[score] }
          sum += Double(persons) * (both - expected[one][score] * expected[other][score])
        }
        information[places[one], places[other]] += sum
        if one != other { information[places[other], places[one]] += sum }
      }
    }
  }
}
