import Reproducible
import Testing

@Suite("Numbers from a seed")
struct SeededGeneratorTests {
  @Test("they are SplitMix64's")
  func reference() {
    var generator = SeededGenerator(seed: 1_234_567)
    let expected: [UInt64] = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
    #expect((0..<3).map { _ in generator.next() } == expected)
  }

  @Test("a number below a bound is below it, and all are about as likely", arguments: [1, 2, 3, 4, 7, 100])
  func below(bound: Int) {
    var generator = SeededGenerator(seed: 9)
    var counts = [Int](repeating: 0, count: bound)
    for _ in 0..<20_000 { counts[generator.below(bound)] += 1 }
    let expected = 20_000.0 / Double(bound)
    // NB: five standard deviations; the seed is fixed.
    #expect(counts.allSatisfy { abs(Double($0) - expected) <= 5 * expected.squareRoot() })
  }

  @Test("a bound of nothing gives the only number there is", arguments: [0, -1, 1, .min])
  func nothing(bound: Int) {
    var generator = SeededGenerator(seed: 9)
    #expect(generator.below(bound) == 0)
  }
}
