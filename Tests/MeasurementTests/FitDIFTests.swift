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

  @Test("equal observations count as often as they occur")
  func counts() throws {
    let single = Self.observations(Self.table)
    let counted = Self.table.enumerated().flatMap { stratum, counts in
      counts.enumerated().map { cell, count in
        DIFObservation(isRight: cell % 2 == 0, isFocal: cell >= 2, matching: Double(stratum + 1), count: count)
      }
    }
    #expect(MantelHaenszel(counted) == MantelHaenszel(single))
    let (one, other) = (try #require(LogisticDIF(counted)), try #require(LogisticDIF(single)))
    #expect(abs(one.groupEffect - other.groupEffect) < 1e-12 && abs(one.explainedVariance - other.explainedVariance) < 1e-12)
  }

  /// Two groups of persons who answer the same items, one of which is harder by a logit for the focal group. Each person of the focal
  /// group skips a third of the items if `skips`.
  private static func groups(persons: Int, skips: Bool) throws -> (matrix: ResponseMatrix, isFocal: [Bool?], calibration: Calibration) {
    let items = try CalibrationSample.items(15)
    var harder = items
    harder[4] = try ItemParameters(discrimination: items[4].discrimination, difficulty: items[4].difficulty + 1)
    var matrix = try CalibrationSample.responses(items, persons: persons).matrix
    let focal = try CalibrationSample.responses(harder, persons: persons, mean: -0.5, seed: 3).matrix
    for row in 0..<focal.rows {
      try matrix.append(focal.scores(row: row).enumerated().map { skips && ($0.offset + row) % 3 == 0 ? .notAnswered : $0.element })
    }
    var calibration = try Calibration(
      totals: ResponseTotals(matrix), items: nil, plan: CalibrationPlan(model: .rasch, quadrature: .standard))
    while let step = calibration.expectation { calibration.advance(with: step.counts(of: matrix)) }
    return (matrix, (0..<2 * persons).map { $0 >= persons }, calibration)
  }

  @Test("screening finds the item that is harder for one group, and no other, also where persons skip items", arguments: [false, true])
  func screening(skips: Bool) throws {
    let (matrix, isFocal, calibration) = try Self.groups(persons: 1_500, skips: skips)
    let found = try DIFScreening(matrix, isFocal: isFocal) { calibration.abilities(of: $0).map(\.ability) }.items
    #expect(found.indices.filter { found[$0].mantelHaenszel?.category == .c } == [4])
    #expect(found.indices.filter { found[$0].mantelHaenszel?.category == .b } == [])
    let harder = try #require(found[4].mantelHaenszel)
    #expect(harder.delta < -1.5 && abs(harder.delta + 2.35) < 4 * harder.standardError)
    let logistic = try #require(found[4].logistic)
    #expect((logistic.uniform.probability ?? 1) < 1e-6 && logistic.groupEffect < -0.5)
    #expect(found.allSatisfy { $0.reference == 1_500 && $0.focal == (skips ? 1_000 : 1_500) })
  }

  @Test("screening tests no item with fewer than 200 answers of a group, and leaves out persons of other groups")
  func fewAnswers() throws {
    let (matrix, isFocal, calibration) = try Self.groups(persons: 300, skips: false)
    let groups = isFocal.enumerated().map { $0.element == true && $0.offset % 3 == 0 ? nil : $0.element }
    func screened(_ matrix: ResponseMatrix) throws -> [DIFScreening.Item] {
      try DIFScreening(matrix, isFocal: groups) { calibration.abilities(of: $0).map(\.ability) }.items
    }
    let found = try screened(matrix)
    #expect(found.allSatisfy { $0.reference == 300 && $0.focal == 200 && $0.mantelHaenszel != nil })
    let fewer = try screened(matrix.omitting(items: [2])).enumerated().map { ($0.offset, $0.element) }
    #expect(fewer.allSatisfy { index, item in (item.mantelHaenszel == nil) == (index == 2) && (item.focal == 0) == (index == 2) })
    #expect(throws: MeasurementError.count) { try DIFScreening(matrix, isFocal: []) { _ in [] } }
  }

  @Test("observations of an unknown item, and of groups that do not fit, are errors")
  func wrongObservations() throws {
    let matrix = try ResponseMatrix(rows: [[1, 0]])
    #expect(throws: MeasurementError.item) { try DIFObservation.observations(matrix, item: 2, isFocal: [true], abilities: [0]) }
    #expect(throws: MeasurementError.count) { try DIFObservation.observations(matrix, item: 0, isFocal: [], abilities: [0]) }
    #expect(throws: MeasurementError.item) { try DIFObservation.observations(matrix, item: -1, isFocal: [true], abilities: [0]) }
    #expect(throws: MeasurementError.count) { try DIFObservation.observations(matrix, item: 0, isFocal: [true], abilities: []) }
  }
}
