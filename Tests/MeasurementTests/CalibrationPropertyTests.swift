import Measurement
import Testing

@Suite("Calibration of simulated responses")
struct CalibrationPropertyTests {
  private static let plan = CalibrationPlan(tolerance: 1e-5)

  @Test("known parameters are recovered", arguments: [(0.0, 1.0, 0.13, 0.13), (0.0, 0.3, 0.25, 0.25), (0.25, 1.0, 0.35, 0.35)])
  func recovery(chance: Double, answered: Double, slopeError: Double, difficultyError: Double) throws {
    let items = try CalibrationSample.items(20, chance: chance)
    let matrix = try CalibrationSample.responses(items, persons: 3_000, answered: answered).matrix
    let known = try items.map { try CalibrationItem(chance: $0.chance) }
    let result = try Calibration.run(matrix, items: known, plan: Self.plan).calibratedItems.compactMap(\.parameters)
    #expect(result.count == items.count)
    #expect(CalibrationSample.deviation(result.map(\.discrimination), items.map(\.discrimination)) < slopeError)
    #expect(CalibrationSample.deviation(result.map(\.difficulty), items.map(\.difficulty)) < difficultyError)
  }

  @Test("standard errors agree with the errors of repeated samples")
  func standardErrors() throws {
    let items = try CalibrationSample.items(8)
    var (squares, variances) = (0.0, 0.0)
    for seed in 1...20 {
      let matrix = try CalibrationSample.responses(items, persons: 600, seed: UInt64(seed)).matrix
      let calibration = try Calibration.run(matrix, plan: Self.plan)
      let errors = try #require(calibration.standardErrors(matrix))
      for (index, item) in calibration.calibratedItems.enumerated() where abs(items[index].difficulty) < 1 {
        let difference = try #require(item.difficulty) - items[index].difficulty
        let error = try #require(errors[index].difficulty)
        squares += difference * difference
        variances += error * error
      }
    }
    #expect((0.7...1.4).contains(squares / variances))
  }

  @Test("any division of the persons gives the same bits", arguments: [1, 2, 3, 4, 7])
  func shards(count: Int) throws {
    let matrix = try CalibrationSample.responses(CalibrationSample.items(12), persons: 1_001, answered: 0.8).matrix
    let whole = try Calibration.run(matrix, plan: Self.plan)
    var parts = try Calibration(totals: ResponseTotals(matrix), plan: Self.plan)
    while let step = parts.expectation {
      let shards = (0..<count).map { step.counts(of: matrix, rows: matrix.rows * $0 / count..<matrix.rows * ($0 + 1) / count) }
      parts.advance(with: shards.dropFirst().reversed().reduce(shards[0]) { $0.adding($1) })
    }
    #expect(parts.calibratedItems == whole.calibratedItems)
    #expect(parts.progress == whole.progress)
  }

  @Test("the order of the persons does not change a bit, nor does collapsing")
  func orderOfPersons() throws {
    let matrix = try CalibrationSample.responses(CalibrationSample.items(6), persons: 500, answered: 0.9).matrix
    let whole = try Calibration.run(matrix, plan: Self.plan)
    var reversed = try ResponseMatrix(items: 6)
    for row in (0..<matrix.rows).reversed() { try reversed.append(matrix.scores(row: row)) }
    #expect(try Calibration.run(reversed, plan: Self.plan).calibratedItems == whole.calibratedItems)
    let collapsed = matrix.collapsed()
    #expect(collapsed.rows < matrix.rows && collapsed.persons == matrix.persons)
    let calibrated = try Calibration.run(collapsed, plan: Self.plan).calibratedItems
    #expect(calibrated.map(\.answered) == whole.calibratedItems.map(\.answered))
    for (one, other) in zip(calibrated, whole.calibratedItems) {
      #expect(abs((one.difficulty ?? .nan) - (other.difficulty ?? .nan)) < 1e-9)
    }
  }

  @Test("the order of the items does not change their parameters")
  func orderOfItems() throws {
    let matrix = try CalibrationSample.responses(CalibrationSample.items(7), persons: 500).matrix
    let order = [6, 2, 0, 5, 1, 4, 3]
    let items = try Calibration.run(matrix, plan: Self.plan).calibratedItems
    let moved = try Calibration.run(matrix.selecting(items: order), plan: Self.plan).calibratedItems
    for (place, item) in order.enumerated() {
      #expect(abs((moved[place].difficulty ?? .nan) - (items[item].difficulty ?? .nan)) < 1e-6)
      #expect(abs((moved[place].discrimination ?? .nan) - (items[item].discrimination ?? .nan)) < 1e-6)
    }
  }

  @Test("an item nobody answered does not change the others")
  func unansweredItem() throws {
    let matrix = try CalibrationSample.responses(CalibrationSample.items(5), persons: 300).matrix
    var wider = try ResponseMatrix(items: 6)
    for row in 0..<matrix.rows { try wider.append(matrix.scores(row: row) + [.notAnswered]) }
    let items = try Calibration.run(wider, plan: Self.plan).calibratedItems
    #expect(Array(items.dropLast()) == (try Calibration.run(matrix, plan: Self.plan).calibratedItems))
    #expect(items.last?.origin == .notEstimable(.noAnswers))
    #expect(items.last?.parameters == nil)
  }

  @Test("the log-likelihood never ends below that of plain iterations")
  func acceleration() throws {
    let matrix = try CalibrationSample.matrix(LSAT7.frequencies)
    let few = try Calibration.run(matrix, plan: CalibrationPlan(tolerance: 0, maximumIterations: 2))
    let many = try Calibration.run(matrix, plan: CalibrationPlan(tolerance: 0, maximumIterations: 60))
    #expect(!few.progress.hasConverged && few.progress.iterations == 2)
    #expect(many.progress.logLikelihood > few.progress.logLikelihood)
    #expect(many.progress.maximumChange < 1e-7)
  }
}
