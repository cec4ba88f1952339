import Measurement
import Testing

/// Items and expected values that R's mirt gives for the data set LSAT7 (R. D. Bock and M. Lieberman, 1970) with the two-parameter model.
enum LSAT7 {
  static func items() throws -> [ItemParameters] {
    let discriminations = [0.98755, 1.08084, 1.70748, 0.76499, 0.73567]
    let difficulties = [-1.87926, -0.74754, -1.05724, -0.63530, -2.52076]
    return try zip(discriminations, difficulties).map { try ItemParameters(discrimination: $0, difficulty: $1) }
  }

  static func pattern(_ answers: String) throws -> ResponsePattern {
    try ResponsePattern(items: items(), answers: answers.map { $0 == "1" })
  }

  /// The published frequencies of all patterns with at least one learner.
  static let frequencies: [(String, Int)] = [
    ("00000", 12), ("00001", 19), ("00010", 1), ("00011", 7), ("00100", 3), ("00101", 19), ("00110", 3), ("00111", 17), ("01000", 10),
    ("01001", 5), ("01010", 3), ("01011", 7), ("01100", 7), ("01101", 23), ("01110", 8), ("01111", 28), ("10000", 7), ("10001", 39),
    ("10010", 11), ("10011", 34), ("10100", 14), ("10101", 51), ("10110", 15), ("10111", 90), ("11000", 6), ("11001", 25), ("11010", 7),
    ("11011", 35), ("11100", 18), ("11101", 136), ("11110", 32), ("11111", 308),
  ]
}

@Suite("Values of other programs are reproduced")
struct ReferenceValueTests {
  private let tolerance = 1e-3

  private func expect(_ estimate: AbilityEstimate, _ ability: Double, _ error: Double) {
    #expect(abs(estimate.ability - ability) < tolerance)
    #expect(abs(estimate.standardError - error) < tolerance)
  }

  @Test(
    "EAP",
    arguments: [
      ("00000", -1.86978, 0.69270), ("10000", -1.41370, 0.66950), ("00100", -1.09404, 0.66502), ("11001", -0.60134, 0.68000),
      ("11101", 0.26542, 0.75357), ("11111", 0.72718, 0.80093),
    ])
  func expectedAPosteriori(answers: String, ability: Double, error: Double) throws {
    expect(try LSAT7.pattern(answers).expectedAPosteriori(), ability, error)
  }

  @Test(
    "MAP",
    arguments: [
      ("00000", -1.81639, 0.67499), ("10000", -1.38933, 0.64388), ("00100", -1.09523, 0.63673), ("11001", -0.64277, 0.65366),
      ("11101", 0.17961, 0.74529), ("11111", 0.63815, 0.80353),
    ])
  func maximumAPosteriori(answers: String, ability: Double, error: Double) throws {
    expect(try LSAT7.pattern(answers).maximumAPosteriori(), ability, error)
  }

  @Test(
    "ML",
    arguments: [
      ("10000", -2.70721, 1.20244), ("00100", -1.90978, 0.93760), ("11001", -1.09431, 0.82575), ("11101", 0.42699, 1.23544),
    ])
  func maximumLikelihood(answers: String, ability: Double, error: Double) throws {
    guard case .finite(let estimate) = try LSAT7.pattern(answers).maximumLikelihood else {
      Issue.record("the maximum is infinite")
      return
    }
    expect(estimate, ability, error)
  }

  @Test("ML is infinite for patterns that are all right or all wrong")
  func extremes() throws {
    #expect(try LSAT7.pattern("00000").maximumLikelihood == .negativeInfinity)
    #expect(try LSAT7.pattern("11111").maximumLikelihood == .positiveInfinity)
  }

  @Test(
    "WLE",
    arguments: [
      ("00000", -4.13707, 1.88792), ("10000", -2.30637, 1.02052), ("00100", -1.71704, 0.81412), ("11001", -1.09412, 0.72277),
      ("11101", -0.03233, 0.94984), ("11111", 1.08819, 1.61941),
    ])
  func weightedLikelihood(answers: String, ability: Double, error: Double) throws {
    expect(try LSAT7.pattern(answers).weightedLikelihood, ability, error)
  }

  @Test("EAPsum")
  func sumScores() throws {
    let scores = try SumScoreEstimates(items: LSAT7.items())
    let expected = [(-1.870, 0.693), (-1.432, 0.684), (-0.949, 0.694), (-0.413, 0.721), (0.152, 0.759), (0.727, 0.801)]
    #expect(scores.estimates.count == expected.count)
    for (estimate, values) in zip(scores.estimates, expected) { expect(estimate, values.0, values.1) }
  }

  @Test("person fit Zh at the EAP estimate", arguments: [("01010", -2.7465), ("00110", -2.2445), ("11111", 0.7823)])
  func personFit(answers: String, expected: Double) throws {
    let pattern = try LSAT7.pattern(answers)
    #expect(abs(pattern.standardizedLogLikelihood(at: pattern.expectedAPosteriori().ability) - expected) < tolerance)
  }

  @Test("test information", arguments: [(-2.0, 1.0815), (-1, 1.4608), (0, 0.9181), (1, 0.4024), (2, 0.1689)])
  func information(ability: Double, expected: Double) throws {
    #expect(abs(try TestCharacteristics(items: LSAT7.items()).information(at: ability) - expected) < 1e-4)
  }

  @Test("the marginal and the empirical reliability")
  func reliability() throws {
    #expect(abs(Reliability.marginal(of: try TestCharacteristics(items: LSAT7.items())) - 0.4418) < tolerance)
    let estimates = try LSAT7.frequencies.flatMap { answers, count in
      [AbilityEstimate](repeating: try LSAT7.pattern(answers).expectedAPosteriori(), count: count)
    }
    #expect(estimates.count == 1_000)
    #expect(abs(try Reliability.empirical(estimates) - 0.4523) < tolerance)
  }
}
