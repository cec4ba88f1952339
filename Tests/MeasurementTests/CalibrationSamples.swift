import Measurement
import Reproducible

/// Responses for the tests of calibration.
enum CalibrationSample {
  /// The published frequencies of LSAT6: R. D. Bock and M. Lieberman, "Fitting a response model for n dichotomously scored items" (1970).
  static let lsat6: [(String, Int)] = [
    ("00000", 3), ("00001", 6), ("00010", 2), ("00011", 11), ("00100", 1), ("00101", 1), ("00110", 3), ("00111", 4), ("01000", 1),
    ("01001", 8), ("01011", 16), ("01101", 3), ("01110", 2), ("01111", 15), ("10000", 10), ("10001", 29), ("10010", 14), ("10011", 81),
    ("10100", 3), ("10101", 28), ("10110", 15), ("10111", 80), ("11000", 16), ("11001", 56), ("11010", 21), ("11011", 173), ("11100", 11),
    ("11101", 61), ("11110", 28), ("11111", 298),
  ]

  /// The answers of 1,005 persons to six questions of the Workplace Industrial Relations Survey (1990): D. J. Bartholomew, "The statistical
  /// approach to social measurement" (1996).
  static let workplace: [(String, Int)] = [
    ("000000", 132), ("000001", 5), ("000010", 17), ("000100", 13), ("001000", 12), ("001001", 1), ("001010", 2), ("001011", 2),
    ("001100", 1), ("001110", 1), ("010000", 172), ("010001", 4), ("010010", 38), ("010011", 11), ("010100", 45), ("010101", 1),
    ("010110", 22), ("010111", 8), ("011000", 21), ("011001", 2), ("011010", 28), ("011011", 11), ("011100", 13), ("011101", 3),
    ("011110", 35), ("011111", 30), ("100000", 65), ("100001", 11), ("100010", 34), ("100011", 10), ("100100", 20), ("100101", 1),
    ("100110", 5), ("100111", 2), ("101000", 24), ("101001", 8), ("101010", 31), ("101011", 4), ("101100", 2), ("101101", 1),
    ("101110", 8), ("101111", 7), ("110000", 55), ("110001", 10), ("110010", 26), ("110011", 3), ("110100", 5), ("110110", 4),
    ("110111", 2), ("111000", 13), ("111001", 1), ("111010", 6), ("111011", 5), ("111100", 3), ("111101", 2), ("111110", 4), ("111111", 3),
  ]

  /// The answers of 19,601 persons to five items of a mathematics test: R. J. de Ayala, "The Theory and Practice of Item Response Theory"
  /// (2009), page 14.
  static let mathematics: [(String, Int)] = [
    ("00000", 691), ("10000", 2_280), ("01000", 242), ("00100", 235), ("00010", 158), ("00001", 184), ("11000", 1_685), ("10100", 1_053),
    ("01100", 134), ("10010", 462), ("01010", 92), ("00110", 65), ("10001", 571), ("01001", 79), ("00101", 87), ("00011", 41),
    ("11100", 1_682), ("11010", 702), ("10110", 370), ("01110", 63), ("11001", 626), ("10101", 412), ("10011", 166), ("01101", 52),
    ("01011", 28), ("00111", 15), ("11110", 2_095), ("11101", 1_219), ("11011", 500), ("10111", 187), ("01111", 40), ("11111", 3_385),
  ]

  /// A matrix from patterns of 1 for right, 0 for wrong and - for not answered, each with its number of persons.
  static func matrix(_ patterns: [(String, Int)]) throws -> ResponseMatrix {
    var matrix = try ResponseMatrix(items: patterns.first?.0.count ?? 0)
    for (pattern, count) in patterns { try matrix.append(scores(pattern), count: count) }
    return matrix
  }

  /// The same persons with a row each.
  static func uncollapsed(_ patterns: [(String, Int)]) throws -> ResponseMatrix {
    try matrix(patterns.flatMap { pattern, count in [(String, Int)](repeating: (pattern, 1), count: count) })
  }

  static func scores(_ pattern: String) -> [ScoredAnswer] {
    pattern.map { $0 == "1" ? .right : $0 == "0" ? .wrong : .notAnswered }
  }

  /// The marginal log-likelihood of patterns in a standard population, by direct sums.
  static func logLikelihood(_ patterns: [(String, Int)], items: [ItemParameters]) throws -> Double {
    try patterns.reduce(0) { sum, entry in
      let pattern = try ResponsePattern(items: items, answers: entry.0.map { $0 == "1" })
      let likelihood = zip(NormalPrior.standard.nodes, NormalPrior.standard.weights).reduce(0) { sum, node in
        sum + node.1 * PortableMath.exp(pattern.logLikelihood(at: node.0))
      }
      return sum + Double(entry.1) * PortableMath.log(likelihood)
    }
  }

  /// A uniform number from 0 to 1.
  static func uniform(_ generator: inout SeededGenerator) -> Double { Double(generator.next() >> 11) * 0x1p-53 }

  /// A number that is practically standard normal: a sum of twelve uniform numbers.
  static func normal(_ generator: inout SeededGenerator) -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + uniform(&generator) }
  }

  /// Items with spread parameters.
  static func items(_ count: Int, chance: Double = 0, seed: UInt64 = 1) throws -> [ItemParameters] {
    var generator = SeededGenerator(seed: seed)
    return try (0..<count).map { _ in
      let discrimination = PortableMath.exp(0.3 * normal(&generator))
      return try ItemParameters(discrimination: discrimination, difficulty: 1.2 * normal(&generator), chance: chance)
    }
  }

  /// Simulated persons with their true abilities. Each answers an item with a given probability.
  static func responses(
    _ items: [ItemParameters], persons: Int, mean: Double = 0, deviation: Double = 1, answered: Double = 1, seed: UInt64 = 2
  ) throws -> (matrix: ResponseMatrix, abilities: [Double]) {
    var (generator, abilities) = (SeededGenerator(seed: seed), [Double]())
    var matrix = try ResponseMatrix(items: items.count)
    for _ in 0..<persons {
      let ability = mean + deviation * normal(&generator)
      abilities.append(ability)
      try matrix.append(
        items.map { item in
          let (isAsked, draw) = (uniform(&generator) < answered, uniform(&generator))
          return !isAsked ? .notAnswered : draw < item.probability(at: ability) ? .right : .wrong
        })
    }
    return (matrix, abilities)
  }

  /// The root of the mean squared difference.
  static func deviation(_ estimates: [Double], _ truths: [Double]) -> Double {
    let squares = zip(estimates, truths).map { ($0 - $1) * ($0 - $1) }
    return PortableMath.squareRoot(squares.reduce(0, +) / Double(max(squares.count, 1)))
  }
}
