import Measurement
import Testing

@Suite("Differential item functioning")
struct FitDIFTests {
  /// Counts of right and wrong answers of the reference group, then of the focal group, in three strata.
  private static let table = [[20, 30, 15, 35], [40, 20, 25, 30], [50, 10, 38, 20]]

  private static func observations(_ table: [[Int]]) -> [DIFObservation] {
    table.enumerated().flatMap { stratum, counts in
      counts.enumerated().flatMap { cell, count in
        [DIFObservation](
          repeating: DIFObservation(isRight: cell % 2 == 0, isFocal: cell >= 2, matching: Double(stratum + 1)), count: count)
      }
    }
  }

  @Test("Mantel–Haenszel: R's mantelhaen.test")
  func mantelHaenszel() throws {
    let result = try #require(MantelHaenszel(Self.observations(Self.table)))
    #expect(abs(result.oddsRatio - 2.146917839587) < 1e-9)
    #expect(abs(result.test.statistic - 9.621944753) < 1e-8)
    #expect(abs((result.test.probability ?? .nan) - 0.001922660303) < 1e-9)
    #expect(abs(result.standardError - 0.5608413056) < 1e-6)
    #expect(abs(result.delta + 2.35 * PortableMath.log(2.146917839587)) < 1e-9)
    #expect(result.category == .b)
  }

  @Test("logistic regression: R's glm")
  func logisticRegression() throws {
    let result = try #require(LogisticDIF(Self.observations(Self.table)))
    #expect(abs(result.overall.statistic - 11.2955076422) < 1e-7)
    #expect(abs(result.uniform.statistic - 10.5335200328) < 1e-7)
    #expect(abs(result.nonuniform.statistic - 0.7619876094) < 1e-7)
    #expect(abs(result.groupEffect + 0.7662028301) < 1e-7)
    #expect(abs(result.explainedVariance - 0.04022233476) < 1e-8)
  }

  @Test("the groups exchanged change the sign of Δ and nothing else")
  func exchanged() throws {
    let swapped = Self.table.map { [$0[2], $0[3], $0[0], $0[1]] }
    let (one, other) = (
      try #require(MantelHaenszel(Self.observations(Self.table))), try #require(MantelHaenszel(Self.observations(swapped)))
    )
    #expect(abs(one.delta + other.delta) < 1e-12 && abs(one.test.statistic - other.test.statistic) < 1e-9)
    #expect(one.category == other.category)
  }

  @Test(
    "classes follow size and significance",
    arguments: [
      ([[500, 500, 480, 520]], MantelHaenszel.Category.a), ([[10, 10, 4, 12]], .a), ([[500, 500, 380, 620]], .b),
      ([[500, 500, 250, 750]], .c),
    ])
  func categories(table: [[Int]], category: MantelHaenszel.Category) throws {
    #expect(try #require(MantelHaenszel(Self.observations(table))).category == category)
  }

  @Test(
    "groups that cannot be compared have no result", arguments: [[], [[5, 5, 0, 0]], [[0, 0, 5, 5]], [[5, 0, 5, 0]], [[5, 0, 0, 5]]])
  func incomparable(table: [[Int]]) {
    #expect(MantelHaenszel(Self.observations(table)) == nil)
    #expect(LogisticDIF(Self.observations(table)) == nil)
  }

  @Test("screening finds the item that is harder for one group, and no other")
  func screening() throws {
    let items = try CalibrationSample.items(15)
    var harder = items
    harder[4] = try ItemParameters(discrimination: items[4].discrimination, difficulty: items[4].difficulty + 1)
    let reference = try CalibrationSample.responses(items, persons: 1_500).matrix
    let focal = try CalibrationSample.responses(harder, persons: 1_500, mean: -0.5, seed: 3).matrix
    var matrix = reference
    for row in 0..<focal.rows { try matrix.append(focal.scores(row: row)) }
    let results = try MantelHaenszel.screening(matrix, isFocal: (0..<3_000).map { $0 >= 1_500 })
    #expect(results.indices.filter { results[$0]?.category == .c } == [4])
    #expect((results[4]?.delta ?? 0) < -1.5)
    let observations = try DIFObservation.observations(matrix, item: 4, isFocal: (0..<3_000).map { $0 >= 1_500 })
    let logistic = try #require(LogisticDIF(observations))
    #expect((logistic.uniform.probability ?? 1) < 1e-6 && logistic.groupEffect < -0.5)
    #expect(throws: MeasurementError.item) { try DIFObservation.observations(matrix, item: 15, isFocal: []) }
    #expect(throws: MeasurementError.count) { try DIFObservation.observations(matrix, item: 0, isFocal: []) }
  }
}
