import Measurement
import Testing

@Suite("Values are reproduced on data of R packages", .enabled(if: DataOfR.isInstalled))
struct DataOfRTests {
  private let tolerance = 1e-3

  @Test("verbal aggression, conditional estimation: R's psychotools")
  func verbalAggression() throws {
    let calibration = try ConditionalCalibration(DataOfR.verbalAggression())
    let difficulties = calibration.items.map { $0.difficulty ?? .nan }
    #expect(calibration.hasConverged && difficulties.count == 24)
    #expect(abs(calibration.logLikelihood + 3049.9226) < tolerance)
    #expect(abs(difficulties[17] - difficulties[0] - 4.2543) < tolerance)
  }

  @Test("simulated items, conditional estimation: R's eRm")
  func rasch() throws {
    let calibration = try ConditionalCalibration(DataOfR.rasch())
    let easiness = calibration.items.map { -($0.difficulty ?? .nan) }
    #expect(calibration.hasConverged && easiness.count == 30)
    #expect(abs(calibration.logLikelihood + 1434.4818) < tolerance)
    #expect(abs(easiness[0] - 1.5653) < tolerance && abs(easiness[13] + 2.1161) < tolerance)
  }

  @Test("ability, two parameters: the reliability of the persons with an answer, R's mirt")
  func reliability() throws {
    let matrix = try DataOfR.ability()
    let calibration = try Calibration.run(matrix, plan: CalibrationPlan(tolerance: 1e-8))
    let answered = (0..<matrix.rows).filter { row in matrix.scores(row: row).contains { $0 != .notAnswered } }
    let estimates = calibration.abilities(of: matrix)
    #expect((matrix.rows, answered.count) == (1_525, 1_509))
    #expect(abs(try Reliability.empirical(answered.map { estimates[$0] }) - 0.8207) < tolerance)
  }

  @Test("ability, Rasch model: the variance 1.91237 of R's mirt has a lower likelihood than the estimate here, by less than .001")
  func variance() throws {
    let matrix = try DataOfR.ability()
    let free = try Calibration.run(matrix, plan: CalibrationPlan(model: .rasch, tolerance: 1e-8))
    let spread = PortableMath.squareRoot(1.91237)
    let fixed = try Calibration.run(
      matrix,
      plan: CalibrationPlan(
        model: .rasch, population: .fixed(AbilityPopulation(mean: 0, standardDeviation: spread)), tolerance: 1e-8))
    let gain = free.progress.logLikelihood - fixed.progress.logLikelihood
    #expect(abs(fixed.progress.logLikelihood + 12693.89247) < tolerance && abs(free.progress.logLikelihood + 12693.89247) < tolerance)
    #expect(gain > 0 && gain < tolerance)
    let found = free.population.standardDeviation
    #expect(abs(found * found - 1.91237) < 0.005)
  }

  @Test("ability, alpha: the formula over the persons with all answers, as R computes it")
  func alpha() throws {
    #expect(abs(try Reliability.alpha(DataOfR.ability()) - 0.82795) < 1e-4)
  }
}
