import Measurement
import Testing

@Suite("Log-likelihoods in fixed point")
struct LogLikelihoodTests {
  @Test(
    "a number of nats is rounded to the nearest step, ties to even",
    arguments: [(0.4, 0), (0.5, 0), (0.6, 1), (1.5, 2), (-1.5, -2), (-2.6, -3)])
  func rounding(steps: Double, expected: Int32) {
    #expect(LogLikelihood(nats: steps / LogLikelihood.stepsPerNat).rawValue == expected)
  }

  @Test("a probability gives its logarithm within half a step", arguments: [1e-6, 0.002, 0.25, 0.5, 0.98, 1])
  func probability(_ probability: Double) {
    let nats = LogLikelihood(probability: probability).nats
    #expect(abs(PortableMath.exp(nats) - probability) <= probability / LogLikelihood.stepsPerNat)
  }

  @Test(
    "numbers outside the range give its nearest end, and NaN the lower end",
    arguments: [(-.infinity, .min), (.nan, .min), (-5_000, .min), (5_000, .max), (.infinity, .max)] as [(Double, Int32)])
  func limits(nats: Double, expected: Int32) {
    #expect(LogLikelihood(nats: nats).rawValue == expected)
  }

  @Test("a sum outside the range gives its nearest end")
  func saturation() {
    let (low, high) = (LogLikelihood(nats: -2_000), LogLikelihood(nats: 2_000))
    #expect((low + low).rawValue == .min)
    #expect((high + high).rawValue == .max)
    #expect(low + high == .zero)
    #expect(low < high)
  }
}
