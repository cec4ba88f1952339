import Measurement
import Testing

@Suite("Input of calibration")
struct CalibrationInputTests {
  @Test(
    "a bad table is an error with its place",
    arguments: [
      ([[1, 0], [1]], ResponseMatrixError.columns(row: 2, found: 1, expected: 2)),
      ([[1, 0], [1, 0, 1]], .columns(row: 2, found: 3, expected: 2)),
      ([[1, 0], [nil, 2]], .unknownScore(row: 2, column: 2, number: 2)),
      ([[-1]], .unknownScore(row: 1, column: 1, number: -1)),
      ([[Int.max]], .unknownScore(row: 1, column: 1, number: .max)),
      ([], .itemCount(0)), ([[]], .itemCount(0)),
    ] as [([[Int?]], ResponseMatrixError)])
  func badTable(rows: [[Int?]], error: ResponseMatrixError) {
    #expect(throws: error) { try ResponseMatrix(rows: rows) }
    #expect(!error.message.isEmpty)
  }

  @Test("a row stands for at least one person, and all rows for a limited number", arguments: [0, -1, Int.min, Int.max])
  func personCount(count: Int) throws {
    var matrix = try ResponseMatrix(items: 1)
    try matrix.append([.right])
    #expect(throws: ResponseMatrixError.personCount(row: 2)) { try matrix.append([.right], count: count) }
    #expect(matrix.rows == 1 && matrix.persons == 1)
  }

  @Test("the rows of several matrices are the same as rows that are added one by one", arguments: [1, 2, 3])
  func joined(kinds: Int) throws {
    var (whole, joined) = (try ResponseMatrix(items: 12), try ResponseMatrix(items: 12))
    for part in 0..<5 {
      var matrix = try ResponseMatrix(items: 12)
      for row in 0..<part * 7 {
        let scores = (0..<12).map { ScoredAnswer.allCases[(row * part / ($0 + 1) + $0) % 3] }
        // NB: with several kinds, the first rows stand for one person each, and later ones for several.
        try matrix.append(scores, count: 1 + part % kinds)
        try whole.append(scores, count: 1 + part % kinds)
      }
      try joined.append(contentsOf: matrix)
    }
    #expect(joined == whole && whole.rows == 70)
    let other = try ResponseMatrix(items: 11)
    #expect(throws: ResponseMatrixError.columns(row: 71, found: 11, expected: 12)) { try joined.append(contentsOf: other) }
  }

  @Test("a matrix returns the scores it was made of", arguments: [1, 4, 5, 6, 11])
  func roundTrip(items: Int) throws {
    var (matrix, rows) = (try ResponseMatrix(items: items), [[ScoredAnswer]]())
    for row in 0..<300 {
      rows.append((0..<items).map { ScoredAnswer.allCases[(row / ($0 + 1) + $0) % 3] })
      try matrix.append(rows[row], count: 1 + row % 3)
    }
    #expect((0..<300).allSatisfy { matrix.scores(row: $0) == rows[$0] && matrix.count(row: $0) == 1 + $0 % 3 })
    #expect(matrix[-1, 0] == .notAnswered && matrix[300, 0] == .notAnswered && matrix[0, items] == .notAnswered)
    #expect(matrix.scores(row: 300).isEmpty && matrix.count(row: -1) == 0)
    #expect(matrix.collapsed().persons == matrix.persons)
  }

  @Test("an omitted item has no score, and every other score stays", arguments: [0, 3, 5, 10])
  func omitted(item: Int) throws {
    var matrix = try ResponseMatrix(items: 11)
    for row in 0..<200 { try matrix.append((0..<11).map { ScoredAnswer.allCases[(row / ($0 + 1) + $0) % 3] }, count: 1 + row % 2) }
    let others = matrix.omitting(items: [item, -1, 11])
    #expect(others.persons == matrix.persons)
    for row in 0..<200 {
      for column in 0..<11 { #expect(others[row, column] == (column == item ? .notAnswered : matrix[row, column])) }
    }
    let (rows, rest) = matrix.answering(item: item)
    #expect(rows == (0..<200).filter { matrix[$0, item] != .notAnswered } && rest.rows == rows.count)
    #expect(rows.indices.allSatisfy { rest.scores(row: $0) == others.scores(row: rows[$0]) && rest.count(row: $0) == 1 + rows[$0] % 2 })
  }

  @Test(
    "a calibration that cannot start says why",
    arguments: [
      ([], CalibrationModel.rasch, CalibrationError.noPersons),
      ([("11", 3)], .rasch, .nothingToEstimate([.allRight, .allRight])),
      ([("1-", 1)], .twoParameter, .nothingToEstimate([.allRight, .noAnswers])),
      ([("00", 1)], .commonDiscrimination, .nothingToEstimate([.allWrong, .allWrong])),
      ([("01", 5), ("10", 5), ("11", 5)], .twoParameter, .tooFewItems(2)),
    ] as [([(String, Int)], CalibrationModel, CalibrationError)])
  func noStart(patterns: [(String, Int)], model: CalibrationModel, error: CalibrationError) throws {
    var matrix = try ResponseMatrix(items: 2)
    for (pattern, count) in patterns { try matrix.append(CalibrationSample.scores(pattern), count: count) }
    #expect(throws: error) { try Calibration.run(matrix, plan: CalibrationPlan(model: model)) }
    #expect(!error.message.isEmpty)
  }

  @Test("a plan fits its responses")
  func plan() throws {
    let matrix = try CalibrationSample.matrix(LSAT7.frequencies)
    #expect(throws: CalibrationError.itemCount(expected: 5, found: 1)) { try Calibration.run(matrix, items: [.unknown]) }
    for (population, error) in [
      (.free, .noOrigin), (.freeMean(standardDeviation: 1), .noOrigin), (.freeMean(standardDeviation: 0), .population),
      (.freeSpread(mean: .nan), .population), (.freeSpread(mean: 101), .population),
    ] as [(PopulationModel, CalibrationError)] {
      #expect(throws: error) { try Calibration.run(matrix, plan: CalibrationPlan(population: population)) }
      #expect(!error.message.isEmpty)
    }
    #expect(throws: MeasurementError.abilities) { try Quadrature(-1...1, count: 2) }
    #expect(throws: MeasurementError.abilities) { try Quadrature(-1...(.infinity), count: 61) }
    #expect(throws: MeasurementError.ability) { try AbilityPopulation(mean: .nan, standardDeviation: 1) }
    #expect(throws: MeasurementError.ability) { try AbilityPopulation(mean: 0, standardDeviation: 0) }
    #expect(throws: MeasurementError.difficulty) { try ItemPrior(difficulty: .infinity) }
    #expect(throws: MeasurementError.discrimination) { try ItemPrior(difficulty: 0, logDiscriminationDeviation: 0) }
    #expect(throws: MeasurementError.chance) { try CalibrationItem(chance: 1) }
    #expect(throws: MeasurementError.ceiling) { try CalibrationItem(chance: 0.5, ceiling: 0.5) }
  }

  @Test(
    "every small matrix has finite results or a stated reason",
    arguments: CalibrationModel.allCases, [0.0, 0.25])
  func smallMatrices(model: CalibrationModel, chance: Double) throws {
    let patterns = ["111", "110", "101", "011", "100", "010", "001", "000", "1-0", "--1", "---", "-01"]
    let items = try (0..<3).map { _ in try CalibrationItem(chance: chance) }
    for first in patterns {
      for second in patterns {
        let matrix = try CalibrationSample.matrix([(first, 1), (second, 2), ("110", 1)])
        let plan = CalibrationPlan(model: model, maximumIterations: 200)
        guard let calibration = try? Calibration.run(matrix, items: items, plan: plan) else { continue }
        #expect(calibration.progress.logLikelihood.isFinite && calibration.progress.logLikelihood <= 0)
        for item in calibration.calibratedItems {
          if case .notEstimable = item.origin {
            #expect(item.difficulty == nil)
          } else {
            #expect(item.difficulty?.isFinite == true && item.discrimination?.isFinite == true)
          }
        }
        for error in calibration.standardErrors(matrix) ?? [] { #expect(error.difficulty?.isNaN != true) }
      }
    }
  }

  @Test("an item that is answered no better than by chance has no finite difficulty")
  func belowChance() throws {
    let items = try CalibrationSample.items(6)
    let matrix = try CalibrationSample.responses(items, persons: 400).matrix
    var wider = try ResponseMatrix(items: 7)
    for row in 0..<matrix.rows { try wider.append(matrix.scores(row: row) + [row % 5 == 0 ? .right : .wrong]) }
    let known = try (0..<7).map { try CalibrationItem(chance: $0 == 6 ? 0.25 : 0) }
    let result = try Calibration.run(wider, items: known, plan: CalibrationPlan(model: .rasch)).calibratedItems
    #expect(result[6].origin == .notEstimable(.noMaximum))
    #expect(result.prefix(6).allSatisfy { $0.origin == .estimated })
  }

  @Test("conditional estimation says why it has no result")
  func conditional() throws {
    let cases: [([(String, Int)], ConditionalCalibrationError)] = [
      ([("11", 2), ("00", 1)], .tooFewItems(0)), ([("10--", 1), ("01--", 1), ("--10", 1), ("--01", 1)], .notConnected),
    ]
    for (patterns, error) in cases {
      let matrix = try CalibrationSample.matrix(patterns)
      #expect(throws: error) { try ConditionalCalibration(matrix) }
      #expect(!error.message.isEmpty)
    }
    let matrix = try CalibrationSample.matrix([
      ("1101", 3), ("1011", 2), ("0111", 1), ("1-01", 2), ("1--0", 1), ("1000", 1), ("1110", 2),
    ])
    let result = try ConditionalCalibration(matrix)
    #expect(result.items.allSatisfy { $0.difficulty?.isFinite ?? true })
    #expect(result.items[0].difficulty.map { $0 < 0 } ?? true)
  }
}
