import Testing

@testable import Measurement

@Suite("The abilities of a calibration")
struct QuadratureTests {
  private func population(_ mean: Double, _ deviation: Double) throws -> AbilityPopulation {
    try AbilityPopulation(mean: mean, standardDeviation: deviation)
  }

  @Test("become wider for a population that they do not cover, with the same distance")
  func widened() throws {
    #expect(Quadrature.standard.widened(for: try population(0, 1.49)) == nil)
    #expect(Quadrature.standard.widened(for: try population(1.9, 1)) == nil)
    #expect(Quadrature.wide.widened(for: try population(-1.9, 2)) == nil)
    for (start, mean, deviation) in [(Quadrature.standard, 0.0, 1.51), (.standard, -2.1, 1), (.wide, 1, 3), (.wide, 50, 20)] {
      let wider = try #require(start.widened(for: try population(mean, deviation)))
      let (low, high) = (wider.abilities[0], wider.abilities[wider.abilities.count - 1])
      #expect(low == -high && high <= 100 && (high >= abs(mean) + 6 * deviation || high == 100))
      #expect(abs(wider.abilities[1] - wider.abilities[0] - 0.2) < 1e-9)
      #expect(wider.widened(for: try population(mean, deviation)) == nil)
    }
  }

  @Test("cover a population with a large spread, so that its difficulties are estimated without bias")
  func largeSpread() throws {
    let difficulties = (0..<21).map { 0.6 * Double($0 - 10) }
    let items = try difficulties.map { try ItemParameters(difficulty: $0) }
    let matrix = try CalibrationSample.responses(items, persons: 8_000, deviation: 3.5).matrix
    var plan = CalibrationPlan(model: .rasch)
    let narrow = try Calibration.run(matrix, plan: plan)
    var estimated = narrow
    while let wider = plan.quadrature.widened(for: estimated.population) {
      plan.quadrature = wider
      estimated = try Calibration.run(matrix, plan: plan)
    }
    func error(_ calibration: Calibration) -> Double {
      CalibrationSample.deviation(calibration.calibratedItems.compactMap { $0.parameters?.difficulty }, difficulties)
    }
    #expect(abs(estimated.population.standardDeviation - 3.5) < 0.1 && error(estimated) < 0.1)
    #expect(narrow.population.standardDeviation < 3.2 && error(narrow) > 0.2, "the range from −6 to 6 is too narrow")
  }
}
